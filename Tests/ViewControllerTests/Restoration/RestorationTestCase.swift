import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// A base class for tests of an application without scenes whose state is saved and restored.
@preconcurrency @MainActor
class RestorationTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private(set) var folder: URL!

  override func setUp() async throws {
    await MainActor.run {
      RestorationDelegate.log = CallbackLog()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-state-\(UUID().uuidString)")
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      app = nil
      try? FileManager.default.removeItem(at: folder)
    }
  }

  var log: CallbackLog { RestorationDelegate.log }
  var file: URL { folder.appendingPathComponent("state.plist") }
  var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Launches an application with a window that has a root view controller before the state is restored.
  @discardableResult
  func launch(
    _ delegate: RestorationDelegate = RestorationDelegate(), root: @escaping @MainActor () -> UIViewController
  ) -> RestorationDelegate {
    delegate.makeRoot = root
    app = TestApplication(
      size: CGSize(width: 300, height: 400), scale: 1, delegate: delegate, infoDictionary: [:], stateFolder: folder)
    app.onReport = { _ in }
    app.frame()
    return delegate
  }

  /// Ends the application, which saves its state.
  func end() {
    app.close()
    app = nil
  }
}

/// An application delegate that logs the steps of its launch and of the restoration.
final class RestorationDelegate: UIResponder, UIApplicationDelegate {
  static var log = CallbackLog()
  var window: UIWindow?
  var makeRoot: @MainActor () -> UIViewController = { UIViewController() }
  var saves = true
  var restores = true
  var find: (@MainActor ([String], NSCoder) -> UIViewController?)?
  var encode: (@MainActor (NSCoder) -> Void)?
  var decode: (@MainActor (NSCoder) -> Void)?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.log.add("willFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    self.window = window
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.log.add("didFinishLaunching")
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    restores
  }
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
  ) -> UIViewController? { find?(path, coder) }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { encode?(coder) }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    Self.log.add("state restoration")
    decode?(coder)
  }
}

/// A view controller that logs its restoration and its life cycle.
class RestorableController: UIViewController, UIViewControllerRestoration {
  /// A closure that returns the view controller for a restoration path, or nil if the class restores none.
  static var make: (@MainActor ([String], NSCoder) -> UIViewController?)?
  var text = ""
  var decodedText: String?
  var encodes = 0
  var decodes = 0
  var isLogging = false

  convenience init(_ identifier: String?) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isLogging = true
  }

  static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
    RestorationDelegate.log.add("viewControllerWithRestorationIdentifierPath")
    return make?(path, coder)
  }

  private func note(_ line: String) { if isLogging { RestorationDelegate.log.add(line) } }
  override func awakeFromNib() {
    super.awakeFromNib()
    note("awakeFromNib")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodes += 1
    coder.encode(text, forKey: "text")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodes += 1
    decodedText = coder.decodeObject(forKey: "text") as? String
    note("decodeRestorableState")
  }
}

/// A view controller that overrides only the getter of its restoration identifier.
final class OverridingController: RestorableController {
  override var restorationIdentifier: String? {
    get { "overridden" }
    set {}
  }
}
