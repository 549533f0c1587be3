import Foundation
import QuartzCore

/// An object that runs actions in phases of every frame, and that can request frames.
///
/// A link is active while it is enabled and its view or scene is in a visible window. Tessera retains an enabled link
/// until its view or scene is deallocated. Apple's documentation does not specify what retains a link.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
  private var lastRunTime: TimeInterval?
  private var runsInThisFrame = false

  /// Creates a link for the frames of a scene's windows.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// Creates a link for the frames of a view's window.
  ///
  /// - Parameter view: The view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates a link that runs one action in each frame of a scene's windows. The action runs before those of the
  /// display links.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - handler: The action. Its arguments are the link and the information about the frame.
  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Creates a link that runs one action in each frame of a view's window. The action runs before those of the display
  /// links.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - handler: The action. Its arguments are the link and the information about the frame.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link that runs one action in each frame of a scene's windows. The action runs before those of the
  /// display links.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - target: The object that receives the message. It is not retained.
  ///   - selector: The selector of the message. Its arguments can be the link and the information about the frame.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// Creates a link that runs one action in each frame of a view's window. The action runs before those of the display
  /// links.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - target: The object that receives the message. It is not retained.
  ///   - selector: The selector of the message. Its arguments can be the link and the information about the frame.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  /// Adds an action that runs in every frame before the display links. Actions of a phase run in the order in which they
  /// were added.
  ///
  /// - Parameter handler: The action. Its arguments are the link and the information about the frame.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action in a phase of every frame. Actions of a phase run in the order in which they were added.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - handler: The action. Its arguments are the link and the information about the frame.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) { actions.append((phase, handler)) }

  /// Adds an action that sends a message to a target in every frame before the display links.
  ///
  /// - Parameters:
  ///   - target: The object that receives the message. It is not retained.
  ///   - selector: The selector of the message. Its arguments can be the link and the information about the frame. If the
  ///     target does not implement it, an error is reported when the message is sent.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds an action that sends a message to a target in a phase of every frame.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - target: The object that receives the message. It is not retained.
  ///   - selector: The selector of the message. Its arguments can be the link and the information about the frame. If the
  ///     target does not implement it, an error is reported when the message is sent.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    addAction(to: phase) { [weak target = target as AnyObject] link, info in
      guard let target else { return }
      if selector.perform(on: target, sender: link, event: info) != .done {
        Diagnostics.report(
          "UIUpdateLink: \(type(of: target)) does not implement \(selector) with the parameters UIUpdateLink and "
            + "UIUpdateInfo")
      }
    }
  }

  // MARK: Options

  /// A Boolean value that determines whether the actions run. The default is false.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { UpdateLinks.add(self) } else { UpdateLinks.remove(self) }
    }
  }

  /// A Boolean value that determines whether the link requests frames continuously. If it is false, the actions run
  /// only in frames that something else has caused. The default is `false`.
  open var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates { UpdateLinks.requestFrameIfContinuous() } }
  }

  /// A Boolean value that determines whether events that arrive during a frame are dispatched at its end, in the
  /// low-latency phases. The default is `false`.
  open var wantsLowLatencyEventDispatch = false

  /// A Boolean value that determines whether frames are presented as soon as they are complete. The value has no effect
  /// in Tessera, which always presents them immediately. The default is `false`.
  open var wantsImmediatePresentation = false

  /// The preferred rate of the actions, in calls per second. The actions are skipped in frames that would exceed the
  /// rate. The default is the refresh rate of the display.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the information about the current frame.
  ///
  /// - Returns: The information. It is nil between frames, and while the link's view or scene is not visible.
  open func currentUpdateInfo() -> UIUpdateInfo? { isShown ? UpdateLinks.info : nil }

  // MARK: The frame

  /// Indicates whether the link's view or scene was deallocated. Such a link can never run again.
  var hasNoViewOrScene: Bool { view == nil && scene == nil }

  var isShown: Bool { view.map(UpdateLinks.isShown) ?? scene.map(UpdateLinks.isShown) ?? false }

  /// Prepares the link at the beginning of a frame. Determines whether the actions of the link run in this frame.
  func frameWillBegin(_ info: UIUpdateInfo) {
    runsInThisFrame = isDue(info)
    if runsInThisFrame { lastRunTime = info.modelTime }
  }

  private func isDue(_ info: UIUpdateInfo) -> Bool {
    let range = preferredFrameRateRange
    guard let rate = range.preferred ?? (range.maximum > 0 ? range.maximum : nil), let lastRunTime else { return true }
    // With a tolerance of half a frame, the actions run at regular intervals if their rate divides the display's rate.
    let tolerance = max(0, info.estimatedPresentationTime - info.modelTime) / 2
    return info.modelTime - lastRunTime >= 1 / TimeInterval(rate) - tolerance
  }

  /// Runs the actions of a phase if `frameWillBegin(_:)` has determined that the link runs in this frame and its view or
  /// scene is visible.
  func run(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    guard runsInThisFrame, isShown else { return }
    for action in actions where action.phase === phase && isEnabled { action.handler(self, info) }
  }
}
