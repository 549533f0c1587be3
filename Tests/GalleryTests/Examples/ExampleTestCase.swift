import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// A base class for tests of an example. It is started without a display, as by `./gallery --example`.
@preconcurrency @MainActor
class ExampleTestCase: XCTestCase {
  private(set) var app: TestApplication!
  private var delegate: ExampleDelegate!

  override func tearDown() async throws { end() }

  func end() {
    app?.close()
    app = nil
    delegate = nil
  }

  /// Starts an example and returns its screen. `prepare` is called before it is shown.
  func start<Controller: UIViewController>(
    _ name: String, as type: Controller.Type = Controller.self, size: CGSize = CGSize(width: 400, height: 500),
    isDark: Bool = false, prepare: @escaping @MainActor (Controller) -> Void = { _ in }
  ) throws -> Controller {
    let example = try XCTUnwrap(Example.named(name), "there is no example \(name)")
    let delegate = try XCTUnwrap(example.makeDelegate() as? ExampleDelegate, "\(name) is no screen")
    let make = delegate.makeViewController
    delegate.makeViewController = {
      let controller = make()
      (controller as? Controller).map(prepare)
      return controller
    }
    return try start(delegate, size: size, isDark: isDark)
  }

  /// Starts a view controller that is not in the list of examples.
  func start<Controller: UIViewController>(
    _ delegate: ExampleDelegate, as type: Controller.Type = Controller.self, size: CGSize, isDark: Bool = false
  ) throws -> Controller {
    self.delegate = delegate
    try start(application: delegate, size: size, isDark: isDark)
    let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
    return try XCTUnwrap(navigation.topViewController as? Controller)
  }

  /// Starts an example that is a complete application, with its delegate.
  func start(application delegate: any UIApplicationDelegate, size: CGSize, isDark: Bool = false) throws {
    app = TestApplication(
      size: size, scale: 1, isDark: isDark, font: Self.drawsPages ? .system : .portable, delegate: delegate)
    app.onReport = { XCTFail($0) }
    app.frame()
    try app.waitUntilIdle()
  }

  /// Indicates whether the environment has `TESSERA_PAGES=1`. Then the examples use the system font, and the pictures
  /// of their pages in `docs/examples` are compared or recorded, instead of those next to the tests.
  private static let drawsPages = ProcessInfo.processInfo.environment["TESSERA_PAGES"] == "1"

  /// Compares the window with a reference picture next to the tests. With `inPage`, the page of the example contains
  /// the same picture in the system font.
  func expectPicture(_ name: String, inPage: Bool = false, file: StaticString = #filePath) throws {
    let tests = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    guard Self.drawsPages else {
      let folder = tests.deletingLastPathComponent().appendingPathComponent("Snapshots/Examples")
      return try app.snapshot().expect(equalTo: folder.appendingPathComponent(name + ".png"))
    }
    guard inPage else { return }
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let picture = root.appendingPathComponent("docs/examples/\(name).png")
    if let difference = Snapshot.environmentDifference(fromRecordingAt: picture) {
      print("\(picture.lastPathComponent): skipped: \(difference)")
    } else {
      try app.snapshot().expect(equalTo: picture)
    }
  }

  /// Returns the center of a bar button, found by its order from the left, in window coordinates.
  func barButton(_ item: UIBarButtonItem?, file: StaticString = #filePath, line: UInt = #line) throws -> CGPoint {
    let item = try XCTUnwrap(item, file: file, line: line)
    let window = app.window
    let isLeft = topItem?.leftBarButtonItems?.contains(item) ?? false
    return CGPoint(x: isLeft ? 30 : window.bounds.width - 30, y: 32)
  }

  private var topItem: UINavigationItem? {
    (delegate.window?.rootViewController as? UINavigationController)?.topViewController?.navigationItem
  }

  /// Returns the center of an item according to the layout, in window coordinates.
  func point(of item: Int, section: Int = 0, in view: UICollectionView) throws -> CGPoint {
    let attributes = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
    return view.convert(attributes.center, to: nil)
  }

  func assertEqual(
    _ one: CGPoint, _ other: CGPoint, accuracy: CGFloat = 0.5, _ what: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(one.x, other.x, accuracy: accuracy, what, file: file, line: line)
    XCTAssertEqual(one.y, other.y, accuracy: accuracy, what, file: file, line: line)
  }
}
