/** What jsx-runtime makes of an element. */
const MADE = `{
		type,
		props: normalizedProps,
		key,
		ref,
		_children: null,
		_parent: null,
		_depth: 0,
		_dom: null,
		_component: null,
		constructor: VNODE_MARKER,
		_original: --vnodeId,
		_index: -1,
		_flags: 0
	}`;

/**
 * What never happens in Preact when it draws the widgets, by its file: what is written there, and what it
 * always amounts to. They are functions with hooks, drawn by scripts alone into roots of their own.
 */
export const FACTS: Record<string, Record<string, string>> = {
  'src/diff/index.js': {
    // Nothing is there before we draw.
    isHydrating: 'false',
    excessDomChildren: 'null',
    resumed: 'undefined',
    'oldVNode._flags & MODE_SUSPENDED': '0',
    'if (e && e.then) {': 'if (false) {',
    '(r = r._excess)': 'false',
    'newVNode._flags &= RESET_MODE': '0',
    // No component is a class.
    'const isClassComponent = (tmp = newType.prototype) && tmp.render;': '',
    isClassComponent: 'false',
    'tmp = newType.contextType;': '',
    'BaseComponent(\n\t\t\t\t\t\tnewProps,\n\t\t\t\t\t\tcomponentContext\n\t\t\t\t\t)':
      'BaseComponent()',
    // Then it is drawn, unless it is the very same.
    'if (newVNode._original != oldVNode._original) {': 'if (false) {',
    provider: 'undefined',
    componentContext: 'undefined',
    globalContext: 'undefined',
    'c.shouldComponentUpdate &&': 'false &&',
    'c.getChildContext': 'undefined',
    'c.componentWillUpdate': 'undefined',
    'r.componentWillUnmount': 'undefined',
    // Nor has one state but what its hooks keep.
    'c.state = c._nextState;': '',
    'if (!c.state) c.state = {};': '',
    'EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks);': '',
    'c._stateCallbacks = [];': '',
    'c.props = newProps;': '',
    'c.context = componentContext;': '',
    'c._globalContext = globalContext;': '',
    'r._globalContext = NULL': 'NULL',
    'c.constructor = newType;': '',
    'c.render = doRender;': '',
    'c.render(c.props, (c.state = c._nextState), c.context)': 'newType(newProps)',
    'c._bits &= ~COMPONENT_FORCE;': '',
    'if (!(e && e.then)) markAsForce(newVNode);': '',
    'c._bits & COMPONENT_PENDING_ERROR': '0',
    'c._bits & COMPONENT_PROCESSING_EXCEPTION': '0',
    // None draws elsewhere.
    'newProps._parentDom': 'undefined',
    'vnode.props._parentDom': 'undefined',
    'parentDom.ownerDocument || document': 'document',
    // The hooks are there.
    'if ((tmp = options._diff)) tmp(newVNode);': 'options._diff(newVNode);',
    'if ((tmp = options.diffed)) tmp(newVNode);': 'options.diffed(newVNode);',
    'let renderHook = options._render,': 'let',
    'if (renderHook) renderHook(newVNode);': 'options._render(newVNode);',
    'if (options._commit) ': '',
    'if (options.unmount) ': '',
    // No ref is a function.
    "typeof ref == 'function'": 'false',
    // No element is told HTML; none of these is ever drawn.
    "i == 'dangerouslySetInnerHTML'": 'false',
    newHtml: 'undefined',
    oldHtml: 'undefined',
    "nodeType == 'math'": 'false',
    'namespace == MATH_NAMESPACE': 'false',
    "nodeType == 'foreignObject'": 'false',
    "nodeType == 'template'": 'false',
    "nodeType == 'progress'": 'false',
    'newProps.is ? newProps : parentDom': 'undefined',
    "'defaultValue' in newProps": 'false',
    "'defaultChecked' in newProps": 'false',
    "i == 'checked'": 'false',
    "i = 'checked';": '',
    checked: 'undefined',
  },
  'src/diff/children.js': {
    isHydrating: 'false',
    excessDomChildren: 'null',
    globalContext: 'undefined',
    'childVNode.constructor === String': 'false',
    'parentVNode.props._parentDom': 'undefined',
    'parentDom.moveBefore': 'undefined',
    'oldVNode._flags & REF_DETACHED': '0',
    // Nobody writes comments into our roots.
    'next.nodeType == 8': 'false',
    'oldDom.nodeType == 8': 'false',
    // Where children change places, as only another tab's list makes them, all are put anew: that is right, too.
    'childVNode._flags & LIS_CANDIDATE': 'void (childVNode._flags |= INSERT_VNODE)',
    'childVNode._flags |= LIS_CANDIDATE;': '',
    'skew = tails.length;': '',
    'while (i--) {': 'while (false) {',
  },
  'src/diff/props.js': {
    "name == 'style'": 'false',
    "useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));": '',
    "name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's')": 'name',
    "name == 'popover' && value == true": 'false',
    "name != 'list'": 'true',
    "name != 'download'": 'true',
    "name != 'rowSpan'": 'true',
    "name != 'colSpan'": 'true',
    ', proxy, useCapture': ', proxy',
    'options.event': 'undefined',
    // Handlers are functions or nothing, of events that the browser knows.
    "if (typeof value != 'function') value = NULL;": '',
    "if (typeof oldValue != 'function') oldValue = NULL;": '',
    "if (name[0] < 'a') ": '',
  },
  'src/create-element.js': {
    'if (!original && options.vnode)': 'if (!original)',
  },
  'src/diff/catch-error.js': {
    // None catches an error.
    'component._bits & COMPONENT_PROCESSING_EXCEPTION': '1',
  },
  'src/component.js': {
    callback: 'undefined',
    // What hooks keep is not kept here: a component is only told to draw anew.
    'let s = this._nextState;': '',
    'if (!s || s == this.state) {\n\t\ts = this._nextState = assign({}, this.state);\n\t}': '',
    'if (update) {\n\t\tassign(s, update);\n\t} else {\n\t\treturn;\n\t}': '',
    'BaseComponent.prototype.forceUpdate =': 'void',
    'BaseComponent.prototype.render = Fragment;': '',
    'this.props = props;': '',
    'this.context = context;': '',
    'if (options.vnode) options.vnode(newVNode);': '',
    "if (typeof update == 'function') {": 'if (false) {',
    'vnode.props._parentDom': 'undefined',
    'oldVNode._flags & MODE_HYDRATE': '0',
    'component._globalContext': 'undefined',
    'options.debounceRendering': 'undefined',
    prevDebounce: 'undefined',
  },
  'src/render.js': {
    isHydrating: 'false',
    'if (options._root) options._root(vnode, parentDom);': '',
    'parentDom.nodeType == 9': 'false',
    'parentDom.firstChild': 'null',
  },
  'hooks/src/index.js': {
    oldBeforeDiff: 'undefined',
    oldBeforeRender: 'undefined',
    oldAfterDiff: 'undefined',
    oldCommit: 'undefined',
    oldBeforeUnmount: 'undefined',
    oldRoot: 'undefined',
    // Nor does anything depend on where a root stands.
    'options._root =': 'const rootsAside =',
    'hookState._reducer(currentValue, action)': 'invokeOrReturn(currentValue, action)',
    'hookState._reducer = reducer;': '',
    ',\n\t\t\t_pendingEffects: []': '',
    'options._hook': 'undefined',
    // A component whose state has changed is drawn.
    '!currentComponent._hasScuFromHooks': 'false',
    'options._skipEffects': 'undefined',
    // No effect waits for the browser to paint.
    'state._passive = false;': '',
    's._passive && s._cleanup': 'false',
    'c.__hooks._pendingEffects.length': '0',
    'hooks._pendingEffects.some(invokeCleanup)': '0',
    'hooks._pendingEffects.some(invokeEffect)': '0',
    'hooks._pendingEffects = []': '0',
    prevScu: 'undefined',
    init: 'undefined',
  },
  'jsx-runtime/src/index.js': {
    // One way to make them is enough.
    "import { VNODE_MARKER } from '../../src/constants';":
      "import { createVNode as makeVNode } from '../../src/create-element';",
    [MADE]: 'makeVNode(type, normalizedProps, key, ref)',
    'if (options.vnode) options.vnode(vnode);': '',
    __source: 'undefined',
    __self: 'undefined',
  },
};
