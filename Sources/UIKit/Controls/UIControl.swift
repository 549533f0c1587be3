import Foundation
import RuntimeInterface

/// The base class of controls: views such as buttons, switches and sliders that turn touches into events for their
/// targets.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  package var handlers: [ControlHandler] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a primary action.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - primaryAction: The action to run on `primaryActionTriggered`, or `nil` for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from data in an unarchiver. Properties are decoded only from nibs and storyboards, which connect targets and
  /// actions afterwards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UIControl.self)
  }

  /// Encodes the view with its state.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(!isEnabled, forKey: "UIDisabled")
    coder.encode(isSelected, forKey: "UISelected")
    coder.encode(contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
    coder.encode(contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    // Observers of a subclass run during its own initializer, so nothing is set that the archive does not change.
    if coder.decodeFlag(forKey: "UIDisabled") { isEnabled = false }
    if coder.decodeFlag(forKey: "UISelected") { isSelected = true }
    guard coder.containsValue(forKey: "UIContentHorizontalAlignment") else { return }
    if let alignment = ContentHorizontalAlignment(rawValue: coder.decodeInt(forKey: "UIContentHorizontalAlignment")) {
      contentHorizontalAlignment = alignment
    }
    if let alignment = ContentVerticalAlignment(rawValue: coder.decodeInt(forKey: "UIContentVerticalAlignment")) {
      contentVerticalAlignment = alignment
    }
  }

  package override var archivedContainer: UIView? { PlatformClass.of(self) == UIControl.self ? self : nil }

  // MARK: State

  /// A Boolean value that determines whether the control is enabled. The default is `true`.
  ///
  /// A disabled control ignores touches. The touches are not forwarded to the views behind the control.
  open dynamic var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }
  private var enabled = true { didSet { stateDidChange("isEnabled", from: oldValue, to: enabled) } }

  /// A Boolean value that determines whether the control is selected. The default is `false`.
  ///
  /// The value is a part of `state`. Touches do not change it.
  open dynamic var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }
  private var selected = false { didSet { stateDidChange("isSelected", from: oldValue, to: selected) } }
  /// A Boolean value that indicates whether the control is highlighted. A control is highlighted while a tracked touch
  /// is inside it.
  open dynamic var isHighlighted: Bool {
    get { highlighted }
    set { highlighted = newValue }
  }
  private var highlighted = false { didSet { stateDidChange("isHighlighted", from: oldValue, to: highlighted) } }

  /// The state of the control. It combines `isHighlighted`, `isEnabled` and `isSelected`.
  ///
  /// Subclasses override this property to add the bits of their own states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// The vertical alignment of the content in the bounds. The default is `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content in the bounds. The default is `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content, with `leading` and `trailing` resolved to left or right for the layout
  /// direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Responds to a change of `state`. Subclasses override this method to update their appearance.
  package func stateChanged() { setNeedsLayout() }

  // MARK: Targets and actions

  /// Calls a method of a target whenever one of some events occurs.
  ///
  /// If the control already has the pair of target and action, the events are added to that pair.
  ///
  /// - Parameters:
  ///   - target: The object that implements the method. The control does not retain it. `nil` sends the action to the
  ///     first object of the responder chain that implements it.
  ///   - action: The selector of the method.
  ///   - controlEvents: The events that call the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }
  /// Stops calling a method of a target for some events.
  ///
  /// - Parameters:
  ///   - target: The target to remove, or `nil` for every target.
  ///   - action: The selector of the method, or `nil` for every method.
  ///   - controlEvents: The events that no longer call the method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }
  /// Runs an action whenever one of some events occurs.
  ///
  /// - Parameters:
  ///   - action: The action. It replaces an action with the same identifier for the events.
  ///   - controlEvents: The events that run the action.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }

  /// Removes an action for the specified control events.
  ///
  /// - Parameters:
  ///   - action: The action to remove. Actions are compared by their identifiers.
  ///   - controlEvents: The events for which the action is removed.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the specified control events.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The identifier of the action. The method has no effect if there is no such action.
  ///   - controlEvents: The events for which the action is removed.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifiedBy: actionIdentifier, for: controlEvents)
  }
  /// Sends an action message to a target through the application. The control calls this method for each target of a
  /// control event.
  ///
  /// - Parameters:
  ///   - action: The selector of the method.
  ///   - target: The object that implements the method, or `nil` to send the action along the responder chain.
  ///   - event: The event that caused the action, or `nil` if there is none.
  open dynamic func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs the handler of an action immediately, with the control as the sender.
  ///
  /// - Parameter action: The action to run. A disabled action is not run.
  open dynamic func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Calls the targets and runs the actions that are registered for events.
  ///
  /// - Parameter controlEvents: The events to send. Each matching target or action is called once.
  open dynamic func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Performs the action of a tap. Shows the menu if it is the primary action, otherwise sends
  /// `primaryActionTriggered`.
  ///
  /// The method has no effect if the control is disabled.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, showPrimaryMenu(isPointer: false) { return }
    touchedUpInside(nil)
  }

  // MARK: Menus

  /// A Boolean value that determines whether a long press or the secondary mouse button shows a context menu. The
  /// default is `false`.
  ///
  /// The control is the delegate of the interaction. Setting a button's `menu` sets this property to `true`.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set {
      guard newValue != (menuInteraction != nil) else { return }
      if newValue {
        let interaction = UIContextMenuInteraction(delegate: self)
        menuInteraction = interaction
        addInteraction(interaction)
      } else if let menuInteraction {
        removeInteraction(menuInteraction)
        self.menuInteraction = nil
      }
    }
  }

  /// The interaction that shows the menu, or `nil` while `isContextMenuInteractionEnabled` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
  private var menuInteraction: UIContextMenuInteraction?

  /// A Boolean value that determines whether symbol effects of the control are animated by the system. Tessera stores it, but plays
  /// no effects in controls. The default is `false`.
  open var isSymbolAnimationEnabled = false

  /// A Boolean value that determines whether a touch shows the menu instead of sending the primary action. The default
  /// is `false`.
  open var showsMenuAsPrimaryAction = false { didSet { stateChanged() } }

  /// Returns the point at which the menu of the primary action is attached.
  ///
  /// - Parameter configuration: The configuration of the menu.
  /// - Returns: A point in the control's coordinates, in points. The default is the middle of the lower edge. The menu
  ///   appears below the point, or above the control if there is not enough space below.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the configuration of the menu for a location in the control.
  ///
  /// - Parameters:
  ///   - interaction: The context menu interaction of the control.
  ///   - location: The location, in the control's coordinates.
  /// - Returns: The configuration, or `nil` to show no menu. The default is `nil`. Buttons return the configuration of
  ///   their `menu`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview of the control that is raised above the interface while its menu is shown.
  ///
  /// - Parameters:
  ///   - interaction: The context menu interaction of the control.
  ///   - configuration: The configuration of the menu that appears.
  /// - Returns: The preview. The default is `nil`, which raises the control itself.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the raised preview animates when the menu is dismissed.
  ///
  /// - Parameters:
  ///   - interaction: The context menu interaction of the control.
  ///   - configuration: The configuration of the menu that disappears.
  /// - Returns: The preview. The default is `nil`, which moves the raised preview back to the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells the control that the menu is about to appear. Subclasses override this method to prepare for the menu, and
  /// must call `super`.
  ///
  /// - Parameters:
  ///   - interaction: The context menu interaction of the control.
  ///   - configuration: The configuration of the menu that appears.
  ///   - animator: The animator to which animations and completions can be added.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the control that the menu is about to disappear. Subclasses override this method to clean up after the menu,
  /// and must call `super`.
  ///
  /// - Parameters:
  ///   - interaction: The context menu interaction of the control.
  ///   - configuration: The configuration of the menu that disappears.
  ///   - animator: The animator to which animations and completions can be added.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Shows the menu that is the primary action. Returns `true` if the control has such a menu.
  final func showPrimaryMenu(isPointer: Bool) -> Bool {
    guard let menuInteraction, let window else { return false }
    let point = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    guard menuInteraction.open(at: point, isPointer: isPointer, from: self) else { return false }
    primaryMenuShown(true)
    sendActions(for: .menuActionTriggered)
    return true
  }

  /// Called after the menu of the primary action appeared or disappeared. Subclasses override this method to update
  /// their appearance. The default implementation does nothing.
  package func primaryMenuShown(_ isShown: Bool) {}

  /// Performs the menu element that the user chose, with the control as the sender.
  package func choose(_ leaf: UIMenuElement & UIMenuLeaf) { leaf.performWithSender(self, target: nil) }

  /// The touch that opened the menu, and its initial location. While the touch moves over the menu, the element under
  /// it is highlighted. When the touch ends, the element under it is chosen.
  private var menuTrackingTouch: (touch: UITouch, start: CGPoint)?

  // MARK: Tool tips

  /// The text that is shown while the mouse pointer rests on the control. The default is `nil`.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        let newInteraction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = newInteraction
        addInteraction(newInteraction)
      }
    }
  }

  /// The interaction that shows the tool tip, or `nil` until `toolTip` has been set.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  // MARK: Tracking

  /// A Boolean value that indicates whether the control tracks a touch.
  open package(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the control, or within 70 points of it for a
  /// finger.
  open package(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// Asks the control whether to track a touch that has begun inside it.
  ///
  /// - Parameters:
  ///   - touch: The touch that began.
  ///   - event: The event that contains the touch.
  /// - Returns: `true` to track the touch, which is the default, or `false` to ignore it.
  open dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Asks the control whether to continue tracking a touch that has moved.
  ///
  /// - Parameters:
  ///   - touch: The tracked touch.
  ///   - event: The event that contains the touch.
  /// - Returns: `true` to continue tracking, which is the default, or `false` to stop.
  open dynamic func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the tracked touch has ended. `isTracking` is already `false`. Subclasses override this
  /// method to finish the interaction. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - touch: The touch that ended, or `nil` if it is unknown.
  ///   - event: The event that contains the touch.
  open dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that the tracked touch was cancelled. Subclasses override this method to abandon the
  /// interaction. The default implementation does nothing.
  ///
  /// - Parameter event: The event that contains the touch.
  open dynamic func cancelTracking(with event: UIEvent?) {}

  /// The distance in points beyond the bounds at which a finger is still inside the control. A mouse pointer has a
  /// distance of 0.
  private static let trackingDistance: CGFloat = 70

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    if touch.type == .indirectPointer, let event, !event.buttonMask.contains(.primary) { return }
    if showsMenuAsPrimaryAction, menuInteraction != nil {
      sendActions(for: .touchDown, with: event)
      if showPrimaryMenu(isPointer: touch.type == .indirectPointer) {
        menuTrackingTouch = (touch, touch.windowLocation)
      }
      return
    }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  /// Returns whether the touch that opened the menu has moved too far to be a tap.
  private func menuTouchHasMoved(_ touch: UITouch, from start: CGPoint) -> Bool {
    hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) > MenuPressGestureRecognizer.slop
  }

  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, start) = menuTrackingTouch, touches.contains(touch) {
      if menuTouchHasMoved(touch, from: start) {
        menuInteraction?.presenter?.highlightRow(at: touch.windowLocation, opensSubmenus: true)
      }
      return
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let maximumDistance = touch.type == .indirectPointer ? 0 : Self.trackingDistance
    isTouchInside = bounds.insetBy(dx: -maximumDistance, dy: -maximumDistance).contains(touch.location(in: self))
    guard continueTracking(touch, with: event) else {
      finish()
      return
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, start) = menuTrackingTouch, touches.contains(touch) {
      menuTrackingTouch = nil
      if menuTouchHasMoved(touch, from: start) { menuInteraction?.presenter?.choose(at: touch.windowLocation) }
      return
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isTouchInside
    finish()
    endTracking(touch, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { touchedUpInside(event) }
  }

  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let (touch, _) = menuTrackingTouch, touches.contains(touch) { menuTrackingTouch = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    finish()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func finish() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Responds to a touch that ended inside the control, after `touchUpInside` was sent. Buttons override this method to
  /// send their primary action.
  package func touchedUpInside(_ event: UIEvent?) {}

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A tap on a button takes precedence over gesture recognizers of the views around it. Apple's "Attaching gesture
    // recognizers to UIKit controls" lists the controls that do so.
    if hasTapPrecedence, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    // A pan or swipe that moves a thumb along its track takes precedence as well. A scroll view may have delayed the
    // touch, so that the control does not track it yet.
    if tracksThumbHorizontally, gestureRecognizer.view !== self {
      if isTracking, gestureRecognizer is UISwipeGestureRecognizer { return false }
      if let pan = gestureRecognizer as? UIPanGestureRecognizer {
        let distance = pan.touchTravel
        let location = pan.location(in: self)
        let start = CGPoint(x: location.x - distance.x, y: location.y - distance.y)
        if abs(distance.x) >= abs(distance.y), isTracking || (isEnabled && thumbContains(start)) { return false }
      }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Indicates whether single taps on the control take precedence over gesture recognizers of its superviews. The
  /// default is `false`, so that those recognizers take precedence over custom controls.
  package var hasTapPrecedence: Bool { false }

  /// Indicates whether the control has a thumb that the user drags horizontally. Horizontal gesture recognizers of
  /// superviews do not begin on the thumb. The default is `false`.
  package var tracksThumbHorizontally: Bool { false }

  /// Returns whether a touch that begins at a point drags the thumb. The method is called only if
  /// `tracksThumbHorizontally` is `true`. The default is `true`.
  package func thumbContains(_ point: CGPoint) -> Bool { true }

  // MARK: Keys

  /// Activates the control in response to Space or Return while the control is enabled and focused. The default
  /// implementation sends the events of a tap.
  package func activateByKey() { simulatePress() }

  /// Increases or decreases the value by one step, for an arrow key.
  ///
  /// - Parameters:
  ///   - direction: 1 for the up arrow and for the arrow that points to the trailing edge, -1 for the others.
  ///   - isVertical: `true` for the up and down arrows.
  /// - Returns: `true` if the control handles the key. The default is `false`, which means that the control has no
  ///   values in that direction and the arrow key moves the focus.
  package func handleArrowKey(direction: Int, isVertical: Bool) -> Bool { false }

  /// Selects the first or the last value in response to the Home or End key. Returns `true` if the control has values.
  /// The default implementation returns `false`.
  package func moveToEndByKey(isFirst: Bool) -> Bool { false }

  /// Handles a key other than Space, Return, Home, End and the arrow keys, such as Page Up. Returns `true` if the
  /// control handles the key. The default implementation returns `false`.
  package func handleKey(_ key: UIKey) -> Bool { false }

  // MARK: Other members for subclasses to override
  // Members of extensions cannot be overridden, so these are in the class.

  package override final var isControl: Bool { true }
  package override var hoverCursor: HostCursor? { .arrow }

  /// A Boolean value that indicates whether the control can become focused, for example with the Tab key. It is `true`
  /// while the control is enabled.
  open override dynamic var canBecomeFocused: Bool { isEnabled }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  /// The targets of the control. `NSNull` represents the actions that are sent along the responder chain.
  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for handler in handlers where handler.selector != nil {
      if let target = handler.target as? AnyHashable { result.insert(target) }
      if !handler.hasTarget { result.insert(AnyHashable(NSNull())) }
    }
    return result
  }

  /// The events for which the control has a target or an action.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Returns the names of the action methods that an event calls on a target.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for actions that are sent along the responder chain.
  ///   - controlEvent: The control event.
  /// - Returns: The names of the selectors, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector.map(NSStringFromSelector) }
    return names.isEmpty ? nil : names
  }
}

extension UIControl: StatefulView {
  /// Updates the control after a part of its state was set, and notifies the observers of the part by both of its names:
  /// `selected`, which Objective-C uses, and `isSelected`.
  fileprivate final func stateDidChange(_ name: String, from old: Bool, to new: Bool) {
    guard new != old else { return }
    stateChanged()
    guard extras?.keyValueObservers != nil else { return }
    notifyObservers(name, from: old, to: new)
    notifyObservers(name.dropFirst(2).lowercased(), from: old, to: new)
  }
}
