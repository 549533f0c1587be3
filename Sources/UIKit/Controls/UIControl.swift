import Foundation
import RuntimeInterface

/// A view that turns touches into events for others: buttons, switches, sliders.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  package var handlers: [ControlHandler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Decodes what `UIView` decodes; targets are not part of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether it takes touches; a disabled control swallows them. Default true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateChanged() } }
  }

  /// Whether it is chosen: a part of `state`. Touches do not change it. Default false.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Set while a touch is inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Made of `isHighlighted`, `isEnabled` and `isSelected`. Subclasses with states of their own add their bits.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where the content lies in the bounds. Default centre.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between the sides. Default centre.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The same with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Called when `state` has changed; controls look different then.
  package func stateChanged() { setNeedsLayout() }

  // MARK: Targets and actions

  /// Calls `action` on `target` (not retained; nil: whoever answers along the responder chain) for each of the events.
  /// Adding the same pair again adds the events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }
  /// Stops what fits; nil fits every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }
  /// Runs `action` for each of the events. An action with the same identifier is replaced for them.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }

  /// Stops running the action with the same identifier for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of that identifier for the events; does nothing if there is none.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifiedBy: actionIdentifier, for: controlEvents)
  }
  /// Sends one action, as every event does: through the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs the action's handler at once, with the control as sender; a disabled action does nothing.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Tells everybody that the events happened.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Does what a tap does: shows the menu where it is the primary action, else sends `primaryActionTriggered`. A disabled
  /// control does nothing.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, showPrimaryMenu(isPointer: false) { return }
    touchedUpInside(nil)
  }

  // MARK: Menus

  /// Whether the control asks itself for a menu on a long press, or where the secondary button of a mouse goes down.
  /// Default false; a button's menu sets it.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus != nil }
    set {
      guard newValue != (menus != nil) else { return }
      if newValue {
        let interaction = UIContextMenuInteraction(delegate: self)
        menus = interaction
        addInteraction(interaction)
      } else if let menus {
        removeInteraction(menus)
        self.menus = nil
      }
    }
  }

  /// The interaction that shows the control's menu; nil while menus are not enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus }
  private var menus: UIContextMenuInteraction?

  /// Whether a touch shows the menu at once, instead of sending the primary action. Default false.
  open var showsMenuAsPrimaryAction = false { didSet { stateChanged() } }

  /// Where the menu of the primary action hangs, in the control's coordinates. Default: the middle of the lower edge; the
  /// menu lies below it and above the control where there is no room.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// The menu for a place in the control. Default nil; buttons answer with `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted while a menu is shown. Default nil: the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where what was lifted goes. Default nil: back.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to be shown. Call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go. Call super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Shows the menu as the primary action; false where there is none.
  final func showPrimaryMenu(isPointer: Bool) -> Bool {
    guard let menus, let window else { return false }
    let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    guard menus.open(at: point, isPointer: isPointer, from: self) else { return false }
    primaryMenuShown(true)
    sendActions(for: .menuActionTriggered)
    return true
  }

  /// The menu of the primary action has come or gone.
  package func primaryMenuShown(_ isShown: Bool) {}

  /// An element of the menu was chosen.
  package func choose(_ leaf: UIMenuElement & UIMenuLeaf) { leaf.performWithSender(self, target: nil) }

  /// The touch that opened the menu goes on over it: what it points at is chosen where it leaves.
  private var menuTouch: (touch: UITouch, start: CGPoint)?

  // MARK: Tool tips

  /// A few words that are shown while the mouse rests on the control. Default nil.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        let made = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = made
        addInteraction(made)
      }
    }
  }

  /// What shows the tool tip; nil until there was one.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // MARK: Tracking

  /// Whether a touch is being followed.
  open package(set) var isTracking = false
  /// Whether that touch is inside (or near enough).
  open package(set) var isTouchInside = false
  private var tracked: UITouch?

  /// Whether to follow a touch that came down in the control. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following it. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch that was followed has ended; `isTracking` is false already. Does nothing; for subclasses.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch that was followed was taken away. Does nothing; for subclasses.
  open func cancelTracking(with event: UIEvent?) {}

  /// A finger may stray that far before it counts as outside; a mouse may not.
  private static let reach: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return }
    if showsMenuAsPrimaryAction, menus != nil {
      sendActions(for: .touchDown, with: event)
      if showPrimaryMenu(isPointer: touch.type == .indirectPointer) { menuTouch = (touch, touch.windowLocation) }
      return
    }
    guard beginTracking(touch, with: event) else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  /// Whether the touch that opened the menu has gone somewhere.
  private func menuTouchHasMoved(_ touch: UITouch, from start: CGPoint) -> Bool {
    hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) > MenuPressGestureRecognizer.slop
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, start) = menuTouch, touches.contains(touch) {
      if menuTouchHasMoved(touch, from: start) {
        menus?.presenter?.point(at: touch.windowLocation, opensSubmenus: true)
      }
      return
    }
    guard let touch = tracked, touches.contains(touch) else { return }
    let was = isTouchInside
    let reach = touch.type == .indirectPointer ? 0 : Self.reach
    isTouchInside = bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
    guard continueTracking(touch, with: event) else {
      finish()
      return
    }
    isHighlighted = isTouchInside
    if was != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, start) = menuTouch, touches.contains(touch) {
      menuTouch = nil
      if menuTouchHasMoved(touch, from: start) { menus?.presenter?.choose(at: touch.windowLocation) }
      return
    }
    guard let touch = tracked, touches.contains(touch) else { return }
    let inside = isTouchInside
    finish()
    endTracking(touch, with: event)
    sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
    if inside { touchedUpInside(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, _) = menuTouch, touches.contains(touch) { menuTouch = nil }
    guard let touch = tracked, touches.contains(touch) else { return }
    finish()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func finish() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Buttons send their primary action then.
  package func touchedUpInside(_ event: UIEvent?) {}

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A tap on a button is the button's, not that of a view around it (Apple, "Attaching gesture recognizers to UIKit
    // controls", which names those that do so).
    if takesTaps, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    // So is what moves a knob along its way.
    if movesKnob, isTracking, gestureRecognizer.view !== self {
      if gestureRecognizer is UISwipeGestureRecognizer { return false }
      if let pan = gestureRecognizer as? UIPanGestureRecognizer {
        let travel = pan.rawTravel
        return abs(travel.y) > abs(travel.x) && super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a tap on the control is its own, whatever recognizers the views around it have. Default false: a control of
  /// one's own leaves taps to them.
  package var takesTaps: Bool { false }

  /// Whether a finger moves a knob sideways: recognizers around leave it alone then. Default false.
  package var movesKnob: Bool { false }

  // MARK: Keys

  /// What Space and Return do to an enabled control that has the focus: what a tap does. Those who listen hear what they hear
  /// of a finger.
  package func activateByKey() { pressByKey() }

  /// Goes one step on or back, by an arrow.
  ///
  /// - Parameters:
  ///   - sign: 1 for an arrow upwards or towards the end of the line, -1 for the others.
  ///   - isVertical: Whether it is an arrow upwards or downwards.
  /// - Returns: false where the control has no values in that direction: the arrow leads the focus on. That is the default.
  package func stepByKey(_ sign: Int, isVertical: Bool) -> Bool { false }

  /// Goes to the first value or the last one, by Home or End. Returns false, the default, where there is none.
  package func moveToEndByKey(isFirst: Bool) -> Bool { false }

  // MARK: What else subclasses override
  // (members of extensions cannot be overridden)

  package override final var isControl: Bool { true }
  package override var ownCursor: HostCursor? { .arrow }

  /// Controls are reached by Tab while they are enabled.
  open override var canBecomeFocused: Bool { isEnabled }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  /// The targets; `NSNull` stands for actions that go along the responder chain.
  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for handler in handlers where handler.selector != nil {
      if let target = handler.target as? AnyHashable { result.insert(target) }
      if !handler.hasTarget { result.insert(AnyHashable(NSNull())) }
    }
    return result
  }

  /// All events that somebody wants to hear of.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The names of the actions of `target` for one event; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector.map(NSStringFromSelector) }
    return names.isEmpty ? nil : names
  }
}
