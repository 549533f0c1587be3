import UIKit
import XCTest

@testable import Board

protocol Creatable { init() }
extension NSObject: Creatable {}

func make<Object: NSObject>(_ type: Object.Type) -> Object { return Object() }
func create<Object: Creatable>(_ type: Object.Type) -> Object { return Object() }

extension UICollectionViewCell {
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return point.x < 0 || super.point(inside: point, with: event)
  }
}

/// Former (on GitHub) shows pickers for table cells in this way.
extension UITableViewCell {
  override open var inputView: UIView? { return reuseIdentifier == "picker" ? accessoryView : super.inputView }
}

extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    return topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }
}

class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

class WideCell: UICollectionViewCell {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return point.x < 40 && super.point(inside: point, with: event)
  }
}

class Grid: UIScrollView {
  weak var kept: UIScrollViewDelegate?
  override var delegate: UIScrollViewDelegate? {
    get { return kept }
    set {
      kept = newValue
      super.delegate = newValue
    }
  }
}

class Labelled: NSObject {}
extension Labelled {
  override var description: String { return "labelled" }
  override func isEqual(_ object: Any?) -> Bool { return object is Labelled }
}

class FrameworkOverrideTests: XCTestCase {
  func testOverridesInExtensionsOfUIKit() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let left = CGPoint(x: -5, y: 0)
    XCTAssertTrue(UICollectionViewCell(frame: frame).point(inside: left, with: nil))
    XCTAssertTrue(UICollectionViewCell(frame: frame).point(inside: CGPoint(x: 45, y: 0), with: nil))
    XCTAssertFalse(UICollectionViewCell(frame: frame).point(inside: CGPoint(x: 55, y: 0), with: nil))
    XCTAssertFalse(UIView(frame: frame).point(inside: left, with: nil))
    XCTAssertTrue(WideCell(frame: frame).point(inside: left, with: nil))
    XCTAssertFalse(WideCell(frame: frame).point(inside: CGPoint(x: 45, y: 0), with: nil))
  }

  func testPropertiesThatExtensionsOverride() {
    XCTAssertEqual(UINavigationController(rootViewController: LightController()).preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(UINavigationController().preferredStatusBarStyle, UIViewController().preferredStatusBarStyle)
    XCTAssertEqual(LightController().preferredStatusBarStyle, .lightContent)
  }

  func testInputViewsThatExtensionsOverride() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "picker")
    cell.accessoryView = UISwitch()
    XCTAssertTrue(cell.inputView === cell.accessoryView)
    XCTAssertNil(UITableViewCell(style: .default, reuseIdentifier: nil).inputView)
    XCTAssertNil(UIView().inputView)
  }

  func testTheDelegateOfAScrollView() {
    let grid = Grid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scroller = CountingScroller()
    grid.delegate = scroller
    XCTAssertTrue(grid.delegate === scroller)
    grid.contentSize.height = 100
    grid.contentOffset.y = 4
    XCTAssertGreaterThan(scroller.scrolls, 0)
  }

  func testClassesThatAreKnownAtRunTime() {
    XCTAssertTrue(type(of: make(Labelled.self)) == Labelled.self)
    XCTAssertTrue(type(of: make(UILabel.self)) == UILabel.self)
    XCTAssertTrue(type(of: create(WideCell.self)) == WideCell.self)
    XCTAssertTrue(type(of: create(Person.self)) == Person.self)
  }

  func testMembersOfObjects() {
    XCTAssertEqual("\(Labelled())", "labelled")
    XCTAssertEqual(Labelled(), Labelled())
    XCTAssertTrue(Labelled().isKind(of: NSObject.self))
    XCTAssertTrue(Labelled.description().hasSuffix("Labelled"))
  }

  func testWeakCollections() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let map = NSMapTable<NSString, Person>.strongToWeakObjects()
    let kept = Person()
    do {
      let lost = Person()
      table.add(lost)
      table.add(kept)
      table.add(kept)
      map.setObject(lost, forKey: "lost")
      map.setObject(kept, forKey: "kept")
      XCTAssertEqual(table.count, 2)
    }
    XCTAssertEqual(table.allObjects.count, 1)
    XCTAssertTrue(table.contains(kept))
    XCTAssertTrue(map.object(forKey: "kept") === kept)
    XCTAssertNil(map.object(forKey: "lost"))
  }

  func testConstraintsWithoutASecondItem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      inner.addConstraint(
        NSLayoutConstraint(
          item: inner, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
          constant: 36))
    }
    view.layoutIfNeeded()
    XCTAssertEqual(inner.bounds.size, CGSize(width: 36, height: 36))
  }

  /// The initializer that Foundation has since iOS 13.
  func testACacheHasAFolderOrNone() {
    XCTAssertEqual(URLCache(memoryCapacity: 1000, diskCapacity: 0).memoryCapacity, 1000)
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "url-cache")
    XCTAssertEqual(URLCache(memoryCapacity: 0, diskCapacity: 5000, directory: folder).diskCapacity, 5000)
  }
}
