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
    'e && e.then': 'false',
    'r._excess': 'undefined',
    // No component is a class.
    isClassComponent: 'false',
    'newType.contextType': 'undefined',
    provider: 'undefined',
    componentContext: 'undefined',
    globalContext: 'undefined',
    'c.shouldComponentUpdate &&': 'false &&',
    'c.getChildContext': 'undefined',
    'c.componentWillUpdate': 'undefined',
    'r.componentWillUnmount': 'undefined',
    'c._bits & COMPONENT_PENDING_ERROR': '0',
    'c._bits & COMPONENT_PROCESSING_EXCEPTION': '0',
    // None draws elsewhere.
    'newProps._parentDom': 'undefined',
    'vnode.props._parentDom': 'undefined',
    'parentDom.ownerDocument || document': 'document',
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
  },
  'src/diff/props.js': {
    "name == 'style'": 'false',
    "name != (name = name.replace(CAPTURE_REGEX, '$1'))": 'false',
    "name.replace(/xlink(H|:h)/, 'h').replace(/sName$/, 's')": 'name',
    "name == 'popover' && value == true": 'false',
    "name != 'list'": 'true',
    "name != 'download'": 'true',
    "name != 'rowSpan'": 'true',
    "name != 'colSpan'": 'true',
    'options.event': 'undefined',
  },
  'src/diff/catch-error.js': {
    // None catches an error.
    'component._bits & COMPONENT_PROCESSING_EXCEPTION': '1',
  },
  'src/component.js': {
    callback: 'undefined',
    "typeof update == 'function'": 'false',
    'vnode.props._parentDom': 'undefined',
    'oldVNode._flags & MODE_HYDRATE': '0',
    'component._globalContext': 'undefined',
    'options.debounceRendering': 'undefined',
    prevDebounce: 'undefined',
  },
  'src/render.js': {
    isHydrating: 'false',
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
    'options._hook': 'undefined',
    // A component whose state has changed is drawn.
    '!currentComponent._hasScuFromHooks': 'false',
    'options._skipEffects': 'undefined',
    // No effect waits for the browser to paint.
    's._passive && s._cleanup': 'false',
    'c.__hooks._pendingEffects.length': '0',
    'hooks._pendingEffects.some(invokeCleanup)': '0',
    'hooks._pendingEffects.some(invokeEffect)': '0',
    'hooks._pendingEffects = []': '0',
    prevScu: 'undefined',
    init: 'undefined',
  },
  'jsx-runtime/src/index.js': {
    __source: 'undefined',
    __self: 'undefined',
  },
};
