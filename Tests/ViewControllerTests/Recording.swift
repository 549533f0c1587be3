import QuartzCore
import UIKit

/// A log of the callbacks of view controllers, in order.
@preconcurrency @MainActor
final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view controller that logs its life-cycle callbacks.
@preconcurrency @MainActor
class Recorder: UIViewController {
  let name: String
  let log: Log
  var notesLayout = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ what: String) { log.note("\(name).\(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if notesLayout { note("viewWillLayoutSubviews") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { note("viewDidLayoutSubviews") }
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \(parent == nil ? "nil" : "it"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \(parent == nil ? "nil" : "it"))")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("viewWillTransition(\(Int(size.width))×\(Int(size.height)))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.note("alongside") },
      completion: { [weak self] _ in self?.note("completion") })
  }
}

/// A window for tests without an application's run loop. The test runs the frames.
@preconcurrency @MainActor
final class Stage {
  let window: UIWindow

  init(_ size: CGSize = CGSize(width: 375, height: 667), safeArea: UIEdgeInsets = .zero, scale: CGFloat = 2) {
    UIScreen.main.safeAreaInsets = safeArea
    UIScreen.main.resize(to: size, scale: scale)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame()
  }

  /// Performs the layout and the deferred work of a frame.
  func frame() {
    for _ in 0..<3 {
      window.updatePendingTraits()
      RenderLoop.layoutIfNeeded(UIScreen.main.rootLayer)
      AfterLayoutQueue.run()
    }
  }

  func end() {
    window.rootViewController = nil
    window.isHidden = true
    UIScreen.main.safeAreaInsets = .zero
  }
}
