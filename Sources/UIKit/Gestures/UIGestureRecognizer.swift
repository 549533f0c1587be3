import Foundation

/// The base class of objects that recognize gestures from the touches of a view and its subviews.
///
/// Subclasses override the touch methods and set `state`. The state of a discrete gesture changes from `possible` to
/// `ended`. The state of a continuous gesture changes from `possible` to `began`, any number of times to `changed`, and
/// finally to `ended` or `cancelled`. Both kinds can fail while they are possible. When a gesture is recognized, all
/// other gestures that track the same touches fail, unless a delegate allows both.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, _MemberLookup {
  /// Constants that specify the state of a gesture recognizer. The raw values are the same as in UIKit.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A continuous gesture was recognized. Its action is sent for the first time.
    case began = 1
    /// A continuous gesture changed. Its action is sent again.
    case changed = 2
    /// The gesture ended. Its action is sent for the last time.
    case ended = 3
    /// A continuous gesture was cancelled. Its action is sent for the last time.
    case cancelled = 4
    /// The touches do not match the gesture. Its action is not sent.
    case failed = 5
    /// A discrete gesture was recognized. It is the same value as `ended`.
    public static let recognized = State.ended
  }

  /// The view to which the recognizer is attached, or `nil` if there is none. The view retains the recognizer.
  open package(set) weak var view: UIView?

  /// The delegate of the recognizer. The recognizer does not retain the delegate. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name that identifies the recognizer in logs. The default is `nil`.
  open var name: String?

  /// A Boolean value that determines whether the recognizer receives touches. The default is `true`. Setting it to
  /// `false` cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { GestureEnvironment.shared.disable(self) } }
  }
  /// A Boolean value that determines whether the view's touches are cancelled when the gesture is recognized. The
  /// default is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that determines whether the view receives new touches only after this gesture has failed. The
  /// default is `false`.
  open var delaysTouchesBegan = false
  /// A Boolean value that determines whether the view receives the end of touches only after this gesture has failed.
  /// The default is `true`.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`. The default is all types.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`. The default is an empty
  /// array.
  open var allowedPressTypes: [NSNumber] = []
  /// A Boolean value that determines whether all touches of the gesture must have one type. The default is `true`.
  open var requiresExclusiveTouchType = true

  /// The modifier keys that were held down during the last event.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were pressed during the last event.
  open package(set) var buttonMask: UIEvent.ButtonMask = []

  /// Indicates whether `reset()` is being called.
  package var isResetting = false
  // The state that the gesture environment has assigned to the recognizer.
  package var storedState = State.possible
  /// The touches that the recognizer currently tracks.
  package var trackedTouches: [UITouch] = []
  /// The identifiers of all touches that the recognizer has received since its last reset.
  package var sequenceTouches: Set<ObjectIdentifier> = []
  /// The identifiers of the touches that the recognizer ignores. They are delivered to their views.
  package var ignoredTouches: Set<ObjectIdentifier> = []
  /// Returns whether the recognizer can delay or cancel the delivery of a touch to its view.
  package final func claims(_ touch: UITouch) -> Bool {
    let id = ObjectIdentifier(touch)
    return sequenceTouches.contains(id) && !ignoredTouches.contains(id)
  }
  /// The state that a recognized gesture enters when the gesture for which it waits has failed, or `nil` if the gesture
  /// does not wait.
  package var pendingState: State?
  /// The gestures for whose failure a gesture with a pending state waits.
  package var awaitedGestures: [WeakGesture] = []
  /// The gestures for which it was decided in this attempt whether this gesture waits for them. The dictionary is empty if this
  /// gesture has not waited.
  package var questionedGestures: [ObjectIdentifier: WeakGesture] = [:]
  /// Returns whether the failure of another gesture is awaited.
  package final func awaits(_ other: UIGestureRecognizer) -> Bool {
    awaitedGestures.contains { $0.gesture === other }
  }
  /// Indicates whether the recognizer has received touches since its last reset.
  package var isActive: Bool { !sequenceTouches.isEmpty }
  /// The recognizers that must fail before this recognizer can succeed.
  package var failureRequirements: [WeakGesture] = []
  private var targets: [GestureTarget] = []

  /// Creates a recognizer with a target and an action.
  ///
  /// - Parameters:
  ///   - target: The object to which the action is sent. The recognizer does not retain the target. If `target` or `action` is
  ///     `nil`, no action is sent.
  ///   - action: The selector that is called on the target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without a target from data in an unarchiver. Nothing is decoded. Nibs and storyboards
  /// create gesture recognizers with this initializer and set their properties and targets afterwards.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public init?(coder: NSCoder) { super.init() }

  /// Creates a recognizer without a target. Use `addTarget(_:action:)` to add one.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates an object of exactly this class with the `init()` that the class declares, as `UIResponder._makeWithInit()` does.
  ///
  /// - Returns: The recognizer, or nil if the class has no such initializer.
  open class func _makeWithInit() -> AnyObject? { nil }

  // MARK: Targets

  /// Adds a target and an action that is sent when the state of the gesture changes.
  ///
  /// - Parameters:
  ///   - target: The object to which the action is sent. The recognizer does not retain the target.
  ///   - action: The selector that is called on the target. Adding the same pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(GestureTarget(target: object, action: action))
  }

  /// Removes the targets and actions that match a target and an action.
  ///
  /// - Parameters:
  ///   - target: The target to remove, or `nil` for all targets.
  ///   - action: The action to remove, or `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  /// Sends each action of the recognizer to its target.
  package func sendActions() {
    targets.removeAll { $0.target == nil }
    for entry in targets {
      guard let target = entry.target else { continue }
      _ = ResponderActions.send(entry.action, to: target, sender: self, event: nil)
    }
  }

  // MARK: State

  /// The state of the gesture. Only the recognizer's class and its subclasses set it.
  open var state: State {
    get { storedState }
    set { GestureEnvironment.shared.change(self, to: newValue) }
  }

  /// Requires another gesture to fail before this one is recognized.
  ///
  /// - Parameter other: The recognizer that must fail first.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.gesture == nil }
    if other !== self, !failureRequirements.contains(where: { $0.gesture === other }) {
      failureRequirements.append(WeakGesture(gesture: other))
    }
  }

  // MARK: Touches

  /// The number of touches that the recognizer currently tracks.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Returns the center of the gesture's touches.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The location in points.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Returns the location of one of the gesture's touches.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch. If there is no touch with this index, an error is reported. UIKit raises an exception.
  ///   - view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The location in points, or that of the gesture if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      Diagnostics.report(
        "\(type(of: self)).location(ofTouch: \(touchIndex)): index out of range; numberOfTouches is \(trackedTouches.count)"
      )
      return location(in: view)
    }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The center of the touches in window coordinates. After the last touch has ended, the center remains at its last position.
  package var windowLocation: CGPoint {
    if trackedTouches.isEmpty { return lastWindowLocation }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      sum.x += touch.windowLocation.x
      sum.y += touch.windowLocation.y
    }
    lastWindowLocation = CGPoint(x: sum.x / CGFloat(trackedTouches.count), y: sum.y / CGFloat(trackedTouches.count))
    return lastWindowLocation
  }
  package var lastWindowLocation = CGPoint.zero

  package func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window ?? view.window else { return point }
    return view === window ? point : view.convert(point, from: window)
  }

  /// Stops tracking a touch. The view continues to receive the touch, even after the gesture is recognized
  /// (UIGestureRecognizerSubclass.h: ignored touches are not cancelled in the view).
  ///
  /// - Parameters:
  ///   - touch: A touch that the recognizer tracks.
  ///   - event: The event of the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard trackedTouches.contains(where: { $0 === touch }) else { return }
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    ignoredTouches.insert(ObjectIdentifier(touch))
    GestureEnvironment.shared.onIgnore?(touch)
  }

  /// Stops tracking a press.
  ///
  /// - Parameters:
  ///   - button: A press that the recognizer tracks.
  ///   - event: The event of the press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: For subclasses

  /// Tells the recognizer that touches began, before the view receives them. Subclasses override this method to track touches,
  /// and must call `super`. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event of the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches moved. Subclasses override this method, and must call `super`. The default implementation
  /// does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event of the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were lifted. Subclasses override this method, and must call `super`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event of the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were cancelled. Subclasses override this method, and must call `super`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event of the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that estimated properties of touches became exact. Tessera never calls this method, because its hosts
  /// report no estimated properties.
  ///
  /// - Parameter touches: The touches with updated properties.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Tells the recognizer that keys of the types in `allowedPressTypes` were pressed, before responders receive the presses.
  /// Subclasses override this method, and must call `super`. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event of the presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that pressed keys repeat. Subclasses override this method, and must call `super`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event of the presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that keys were released. Subclasses override this method, and must call `super`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event of the presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that presses were cancelled. Subclasses override this method, and must call `super`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event of the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that its state is about to become `possible` again. Subclasses override this method to reset their own
  /// state for the next gesture. The default implementation does nothing.
  open func reset() {}

  /// Returns a Boolean value that indicates whether another gesture fails when this one is recognized. Subclasses can override
  /// this method. The default implementation returns `true`.
  ///
  /// - Parameter preventedGestureRecognizer: The recognizer that would fail.
  /// - Returns: `true` if this gesture prevents the other.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this gesture fails when another gesture is recognized. Subclasses can
  /// override this method. The default implementation returns `true`.
  ///
  /// - Parameter preventingGestureRecognizer: The recognizer that was recognized.
  /// - Returns: `true` if this gesture can be prevented.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether another gesture must fail before this one is recognized. The method is called
  /// once per recognition attempt. The default implementation returns `false`.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `true` if the other gesture must fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether this gesture must fail before another gesture is recognized. The method is
  /// called once per recognition attempt. The default implementation returns `false`.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `true` if this gesture must fail first.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether the recognizer receives an event. Subclasses can override this method. The
  /// default implementation returns `true`.
  ///
  /// - Parameter event: The event.
  /// - Returns: `true` if the recognizer receives the touches, presses or movements of the event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Members by name

  /// Returns the selector of a method that an extension of the class in another module declares. Subclasses override this
  /// method for their methods.
  ///
  /// - Parameter name: The method's name as in Objective-C.
  /// - Returns: The selector, or nil if no extension declares the method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method for their
  /// properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns nil, because the class lists no properties by name. Subclasses override this method for their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: nil.
  open func _member(_ name: String) -> _MemberValue? { nil }
}

private struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}
