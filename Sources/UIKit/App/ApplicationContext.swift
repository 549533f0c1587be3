import QuartzCore
import RuntimeInterface

/// The state of the application that runs: its loop, its dispatchers, its queues and what they share.
///
/// Whatever would be a global variable belongs here, so that `end()` drops it whole and the next application in the process
/// begins with nothing of this one. The types that are named here keep their state to themselves; their static functions,
/// and `shared` where UIKit has it, work on the instance of the current context. That costs what a global variable costs:
/// one stored reference, and no lock or lookup. `RenderContext` is the counterpart in QuartzCore.
///
/// What belongs to the process instead, such as the cache of fonts, is listed with its reason in
/// `scripts/statics-allowed.tsv`; `scripts/check-statics` finds everything else.
@MainActor package final class ApplicationContext {
  // MARK: The application and its objects

  private(set) lazy var application = UIApplication()
  private(set) lazy var screen = UIScreen()
  private(set) lazy var device = UIDevice()
  private(set) lazy var mainMenu = UIMenuSystem()
  private(set) lazy var contextMenu = UIMenuSystem()
  private(set) lazy var menuController = UIMenuController()
  private(set) lazy var pasteboards = UIPasteboard.Registry()
  let start = ApplicationStart.Launch()
  let desktopOpener = DesktopOpener()
  let keyWindow = UIWindow.Key()
  /// The test application that drives this one. Not retained.
  package weak var testApplication: AnyObject?

  // MARK: Frames

  var frameLoop: FrameLoop?
  let frameTasks = FrameTasks()
  let frameTimers = FrameTimers()
  let afterLayout = AfterLayout()
  let afterFrame = AfterFrame()
  let updateLinks = UpdateLinks()
  let delayedCalls = DelayedCalls()

  // MARK: Events

  let gestures = GestureEnvironment()
  private(set) lazy var touches = TouchDispatcher(gestures)
  let pointers = PointerRouter()
  private(set) lazy var presses = PressDispatcher()
  let pressGestures = PressGestures()
  let scrolls = ScrollDispatcher()
  private(set) lazy var panScrolls = PanScrolls()
  private(set) lazy var padGestures = PadGestures()
  let pointerFollower = PointerFollower()
  let toolTips = ToolTips()
  let firstResponders = FirstResponder()
  let carriedByHand = CarriedByHand()
  let drags = ActiveDrag.Registry()
  let swipes = SwipeController.Registry()
  let typedText = TypedText()

  // MARK: Views

  let viewAnimations = ViewAnimationContext.Innermost()
  let keyframes = KeyframeCollector.Innermost()
  let animatorStarts = UIViewPropertyAnimator.Starts()
  let touchBlocking = TouchBlocking()
  let keyboardGuides = UIKeyboardLayoutGuide.Registry()
  let inputViews = InputViews.Registry()
  let menus = MenuPresenter.Registry()
  let focusSystems = UIFocusSystem.Registry()
  let focusRing = FocusRing()
  let labelStyles = LabelParagraphStyles()
  let providerCalls = ProviderCalls()
  /// The traits of whatever is laid out or drawn on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) var traits = TraitCache.initial
  /// The main thread's graphics contexts.
  nonisolated(unsafe) let graphics = GraphicsContextStack()

  // MARK: Diagnostics

  nonisolated(unsafe) let misuse = Misuse()
  var collectionViewInconsistencies: ((UICollectionView, String) -> Void)?
  var tableViewInconsistencies: ((UITableView, String) -> Void)?
  lazy var layoutTrace: ((String) -> Void)? = LayoutTrace.fromEnvironment

  // MARK: The current one

  nonisolated(unsafe) private static var stored: ApplicationContext?
  // What `current` reads; see `RenderContext.reference`. Code that is not isolated asks `MainThread` first.
  @exclusivity(unchecked) nonisolated(unsafe) private static var reference: Unmanaged<ApplicationContext>?

  /// The context of the application that runs, or of the next one. Main thread only.
  package nonisolated static var current: ApplicationContext { (reference ?? make())._withUnsafeGuaranteedRef { $0 } }

  /// The current context, if anything has needed one.
  nonisolated static var existing: ApplicationContext? { stored }

  @inline(never)
  private nonisolated static func make() -> Unmanaged<ApplicationContext> {
    MainActor.assumeIsolated {
      let made = ApplicationContext()
      stored = made
      reference = .passUnretained(made)
    }
    return reference!
  }

  private init() {}

  /// Whether an application makes frames, or will with the next turn of the main queue.
  package var isRunning: Bool { frameLoop != nil || application.implicit.isNeeded }

  /// Ends the application and drops its context.
  ///
  /// Delegates hear that the application terminates, windows are hidden, animations end as unfinished and their completions
  /// are called. Timers, tasks and delayed calls that still wait are dropped without being called.
  static func end() {
    guard let context = stored else { return RenderContext.end() }
    context.finish()
    reference = nil
    stored = nil
    withExtendedLifetime(context) {}
  }

  private func finish() {
    ApplicationStart.terminate()
    for window in screen.windows {
      touches.cancelAll(in: window)
      window.isHidden = true
    }
    // Windows may be kept: no words are left in them.
    toolTips.leave()
    frameLoop?.stop()
    application.implicit.end()
    screen.end()
    RenderContext.end()
    FrameClock.thaw()
    application.turnPool.drain()
  }
}
