import UIKit
import UIKitTesting
import XCTest

/// A base class for tests with a navigation controller that has two view controllers and shows its bars.
@preconcurrency @MainActor
class BarTestCase: XCTestCase {
  private(set) var application: TestApplication!
  private(set) var navigation: UINavigationController!
  private(set) var top: UIViewController!

  override func setUp() async throws { try start(CGSize(width: 400, height: 500)) }
  override func tearDown() async throws { application.close() }

  func start(_ size: CGSize) throws {
    application?.close()
    application = TestApplication(size: size, scale: 1)
    application.onReport = { XCTFail($0) }
    let first = UIViewController()
    first.title = "First"
    first.view.backgroundColor = .white
    top = UIViewController()
    top.title = "Top"
    top.view.backgroundColor = .white
    navigation = UINavigationController(rootViewController: first)
    application.show(navigation)
    navigation.pushViewController(top, animated: false)
    try application.waitUntilIdle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var item: UINavigationItem { top.navigationItem }

  func image(_ color: UIColor, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  func views(_ named: String, in root: UIView? = nil) -> [UIView] {
    var found: [UIView] = []
    func look(_ view: UIView) {
      if !view.isHidden, "\(type(of: view))" == named { found.append(view) }
      if !view.isHidden { view.subviews.forEach(look) }
    }
    look(root ?? bar)
    return found
  }

  /// Returns the titles of the visible buttons from left to right.
  func buttons(in root: UIView? = nil) throws -> [String] {
    try application.waitUntilIdle()
    return views("BarItemView", in: root).sorted { $0.frame.minX < $1.frame.minX }.map { view in
      view.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? view.accessibilityLabel ?? "?"
    }
  }

  func label(_ text: String, in root: UIView? = nil) -> UILabel? {
    var found: UILabel?
    func look(_ view: UIView) {
      if let label = view as? UILabel, label.text == text, !label.isHidden { found = label }
      view.subviews.forEach(look)
    }
    look(root ?? bar)
    return found
  }

  func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
    try application.waitUntilIdle()
    let pixel = application.snapshot().color(x: Int(x), y: Int(y))
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }
}
