import Foundation
import QuartzCore

/// Runs actions at chosen points of every frame, and may ask for frames.
///
/// It is active while it is enabled and its view, or its scene, is shown in a visible window. An enabled link lives on with
/// its view or scene; Apple's documentation leaves open who keeps it.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
  private var lastRun: TimeInterval?
  private var runsInThisFrame = false

  /// A link for the frames of a scene's windows.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// A link for the frames of the window in which `view` is.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A link with one action before the display links.
  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// A link with one action before the display links.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// A link with one action before the display links; `target` is not kept alive.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// A link with one action before the display links; `target` is not kept alive.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  /// Runs `handler` before the display links of every frame, after the actions that were added to that phase before.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Runs `handler` in that phase of every frame, after the actions that were added to it before.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) { actions.append((phase, handler)) }

  /// Sends `selector` before the display links, with the link and the frame's `UIUpdateInfo` as far as it takes arguments.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Sends `selector` in that phase. A target that is gone is passed over; a selector that it does not answer is reported.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    addAction(to: phase) { [weak target = target as AnyObject] link, info in
      guard let target else { return }
      if selector.perform(on: target, sender: link, event: info) != .done {
        Misuse.report("\(type(of: target)) does not answer \(selector) of an update link with a link and an info")
      }
    }
  }

  // MARK: Wishes

  /// Whether the actions run. Default false.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { UpdateLinks.add(self) } else { UpdateLinks.remove(self) }
    }
  }

  /// Whether frames are made without any other reason. Default false: the link watches those that are made anyway.
  open var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates { UpdateLinks.changed() } } }

  /// Whether events that come in while the frame is made are handed out after it, in phases of their own. Default false.
  open var wantsLowLatencyEventDispatch = false

  /// Whether frames should be shown as soon as they are done, which they are in any case. Default false.
  open var wantsImmediatePresentation = false

  /// How often the actions would like to run, as with `CADisplayLink`: frames that come sooner pass without them. Default:
  /// the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The frame that is being made; nil between frames and while the link's view or scene is not shown.
  open func currentUpdateInfo() -> UIUpdateInfo? { isShown ? UpdateLinks.info : nil }

  // MARK: The frame

  /// What the link belongs to is gone: it can never run again.
  var isOrphan: Bool { view == nil && scene == nil }

  var isShown: Bool { view.map(UpdateLinks.isShown) ?? scene.map(UpdateLinks.isShown) ?? false }

  /// Decides whether this frame counts for the link.
  func frameBegins(_ info: UIUpdateInfo) {
    runsInThisFrame = isDue(info)
    if runsInThisFrame { lastRun = info.modelTime }
  }

  private func isDue(_ info: UIUpdateInfo) -> Bool {
    let range = preferredFrameRateRange
    guard let rate = range.preferred ?? (range.maximum > 0 ? range.maximum : nil), let lastRun else { return true }
    // Half a frame of tolerance keeps a rate that divides the display's steady.
    let tolerance = max(0, info.estimatedPresentationTime - info.modelTime) / 2
    return info.modelTime - lastRun >= 1 / TimeInterval(rate) - tolerance
  }

  func run(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    guard runsInThisFrame, isShown else { return }
    for action in actions where action.phase === phase && isEnabled { action.handler(self, info) }
  }
}
