import UIKit
import UIKitTesting
import XCTest

/// Appearance proxies of classes without `init(frame:)` or `init()`. UIKit's proxies forward messages instead of
/// creating objects, so such classes have proxies on iOS, too.
@preconcurrency @MainActor
final class AppearanceProxyCreationTests: XCTestCase {
  /// A class whose only designated initializer has another parameter.
  private final class Named: UILabel {
    let name: String
    var note: String?
    var level = 3

    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("Named has no init(coder:)") }
  }

  /// A class whose initializer stops the program.
  private class Stopping: UIView {
    init() { super.init(frame: .zero) }
    override init(frame: CGRect) { fatalError("Stopping has no init(frame:)") }
    required init?(coder: NSCoder) { fatalError("Stopping has no init(coder:)") }
  }

  private final class Cell: UITableViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UIBarButtonItem {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private var app: TestApplication!
  private var reports: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 300, height: 300), scale: 1)
    app.onReport = { [weak self] in self?.reports.append($0) }
    reports = []
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func show(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(view)
    return controller
  }

  private var square: UIImage {
    let size = CGSize(width: 8, height: 8)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  func testAClassWithoutAFrameInitializer() throws {
    Named.appearance().textColor = .red
    Named.appearance().backgroundColor = .green
    XCTAssertIdentical(Named.appearance(), Named.appearance())
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("Named") ?? false, "\(reports)")
    let label = Named(name: "One")
    _ = show(label)
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(label.backgroundColor, .green)
    XCTAssertEqual(label.name, "One")
    XCTAssertEqual(label.level, 3)
    let other = UILabel()
    _ = show(other)
    XCTAssertNotEqual(other.textColor, .red)
  }

  func testTheInitializersOfTheClassAreNotNeeded() throws {
    Stopping.appearance().tintColor = .orange
    let view = Stopping()
    _ = show(view)
    XCTAssertEqual(view.tintColor, .orange)
    XCTAssertEqual(reports.count, 1)
    // The class of the application still comes before its superclass.
    UIView.appearance().tintColor = .purple
    let later = Stopping()
    _ = show(later)
    XCTAssertEqual(later.tintColor, .orange)
  }

  func testCellsAndBarItems() throws {
    Cell.appearance().backgroundColor = .yellow
    let cell = Cell(number: 7)
    _ = show(cell)
    XCTAssertEqual(cell.backgroundColor, .yellow)
    XCTAssertEqual(cell.number, 7)
    Item.appearance().tintColor = .red
    let item = Item(number: 8)
    item.title = "Item"
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    app.show(UINavigationController(rootViewController: controller))
    app.frame()
    XCTAssertEqual(item.tintColor, .red)
    XCTAssertEqual(item.number, 8)
  }

  /// The proxies of bar button items in search bars also apply to the cancel button, as in UIKit.
  func testTheCancelButtonOfASearchBar() throws {
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .systemRed
    let image = square
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setBackgroundImage(image, for: .normal, barMetrics: .default)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
    bar.showsCancelButton = true
    _ = show(bar)
    app.frame()
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let button = try XCTUnwrap(views(bar).first { $0.accessibilityLabel == "Cancel" })
    let images = button.subviews.compactMap { $0 as? UIImageView }
    let cross = try XCTUnwrap(images.last)
    XCTAssertEqual(cross.tintColor, .systemRed)
    XCTAssertNotNil(button.backgroundColor, "the proxy of another container does not apply")
    XCTAssertEqual(reports, [])
  }

  func testThePicturesOfTheCancelButton() throws {
    let image = square
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    proxy.setBackgroundImage(image, for: .normal, barMetrics: .default)
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
    _ = show(bar)
    bar.setShowsCancelButton(true, animated: false)
    app.frame()
    func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
    let button = try XCTUnwrap(views(bar).first { $0.accessibilityLabel == "Cancel" })
    let images = button.subviews.compactMap { $0 as? UIImageView }
    XCTAssertEqual(images.last?.tintColor, .green)
    XCTAssertTrue(images.contains { $0.image === image && $0.frame == button.bounds })
    XCTAssertNil(button.backgroundColor)
  }
}
