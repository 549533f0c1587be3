import Foundation

/// Watches the touches of a view and its subviews, and says when they make up a gesture.
///
/// Subclasses override the touch methods and set `state`; `possible` → `failed`, `possible` → `ended` for a gesture of
/// one moment, `possible` → `began` → `changed`… → `ended` or `cancelled` for one that lasts. A recognizer that
/// recognises fails the others that watch the same touches, unless a delegate lets both go on.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands; UIKit's values.
  public enum State: Int, Sendable {
    /// Nothing made out yet.
    case possible = 0
    /// A lasting gesture was recognised: the first action is sent.
    case began = 1
    /// A lasting gesture went on: an action is sent.
    case changed = 2
    /// A gesture is over: the last action is sent.
    case ended = 3
    /// A lasting gesture was broken off: the last action is sent.
    case cancelled = 4
    /// It is another gesture, or none: no action is sent.
    case failed = 5
    /// A discrete gesture was recognised: the same value as `ended`.
    public static let recognized = State.ended
  }

  /// The view that it is attached to.
  open package(set) weak var view: UIView?

  /// Who decides for the gesture; not retained. Default nil: UIKit's defaults decide.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Tells the recognizer apart in logs. Default nil.
  open var name: String?

  /// Default true. Turning it off cancels a gesture that is going on.
  open var isEnabled = true {
    didSet { if !isEnabled { GestureEnvironment.shared.disable(self) } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view learns of new touches only after this gesture has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view learns of the end of touches only after this gesture has failed. Default true.
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`. Default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Raw values of `UIPress.PressType`. Default none.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches of the gesture must be of one type. Default true.
  open var requiresExclusiveTouchType = true

  /// The modifier keys of the last event.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the last event.
  open package(set) var buttonMask: UIEvent.ButtonMask = []

  // What the environment keeps about the recognizer.
  package var storedState = State.possible
  /// The touches it watches now.
  package var trackedTouches: [UITouch] = []
  /// Every touch it has had since it was reset.
  package var sequenceTouches: Set<ObjectIdentifier> = []
  /// Those of them that it does not want: their views have them.
  package var ignoredTouches: Set<ObjectIdentifier> = []
  /// Whether it may keep a touch from its view, or take it away.
  package final func claims(_ touch: UITouch) -> Bool {
    let id = ObjectIdentifier(touch)
    return sequenceTouches.contains(id) && !ignoredTouches.contains(id)
  }
  /// Recognised, but waiting for another to fail.
  package var pendingState: State?
  package var isActive: Bool { !sequenceTouches.isEmpty }
  package var failureRequirements: [WeakGesture] = []
  private var targets: [GestureTarget] = []

  /// A recognizer that calls `action` on `target`, which is not retained. With nil for either it calls nobody.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls no target. Nothing is read from the coder: there are no nib archives here.
  public init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Calls `action` on `target` whenever the gesture changes its state; the target is not retained. The same pair is
  /// held once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
    targets.append(GestureTarget(target: object, action: action))
  }

  /// Removes what fits; nil fits every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  package func sendActions() {
    targets.removeAll { $0.target == nil }
    for entry in targets {
      guard let target = entry.target else { continue }
      _ = ResponderActions.send(entry.action, to: target, sender: self, event: nil)
    }
  }

  // MARK: State

  /// Where the gesture stands. Only subclasses set it.
  open var state: State {
    get { storedState }
    set { GestureEnvironment.shared.change(self, to: newValue) }
  }

  /// Lets this gesture be recognised only after `other` has failed.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.gesture == nil }
    if other !== self, !failureRequirements.contains(where: { $0.gesture === other }) {
      failureRequirements.append(WeakGesture(gesture: other))
    }
  }

  // MARK: Touches

  /// How many touches the gesture watches now.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The centre of the gesture's touches in the coordinates of `view` (the window's if nil).
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Where one of the touches is. The index must be below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      Misuse.trap("\(type(of: self)).location(ofTouch: \(touchIndex)): the gesture has \(trackedTouches.count) touches")
    }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The centre of the touches in the window; stays where it was when the last one leaves.
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

  /// Stops watching a touch: it no longer counts for this gesture, and is the view's, which gets it even if the gesture is
  /// recognised (UIGestureRecognizerSubclass.h: ignored touches are not cancelled in the view).
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard trackedTouches.contains(where: { $0 === touch }) else { return }
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    ignoredTouches.insert(ObjectIdentifier(touch))
    GestureEnvironment.shared.onIgnore?(touch)
  }

  /// Stops watching a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    button.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: For subclasses

  /// New touches, before the view gets them. Does nothing; call super when you override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that moved. Does nothing; call super when you override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that left. Does nothing; call super when you override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches that were taken away. Does nothing; call super when you override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches whose estimated properties became exact. Never sent by the hosts that exist.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys that went down whose types are among `allowedPressTypes`, before the responders get them. Does nothing; call
  /// super when you override it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Keys that repeat. Does nothing; call super when you override it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Keys that came up. Does nothing; call super when you override it.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Presses that were taken away. Does nothing; call super when you override it.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Forgets the last attempt; called before the state becomes `possible` again.
  open func reset() {}

  /// Whether recognising this gesture fails `preventedGestureRecognizer`. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer` may fail this one. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `otherGestureRecognizer` must fail before this one, asked once an attempt. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this one must fail before `otherGestureRecognizer`, asked once an attempt. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer looks at `event` at all. Default true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

private struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}
