import UIKit
import XCTest

/// Applications copy views with archives. UIView.h declares `UIView : UIResponder <NSCoding, …>`, and so do
/// UIViewController.h, UIBarItem.h, UILayoutGuide.h, UICollectionViewLayout.h and NSTextContainer.h.
@MainActor final class ArchiveTests: XCTestCase {
  private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
    decoder.requiresSecureCoding = false
    return try XCTUnwrap(decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  func testViewsAreCoders() {
    let objects: [NSCoding] = [
      UIView(), UIViewController(), UIBarButtonItem(), UILayoutGuide(), UICollectionViewFlowLayout(), NSLayoutManager(),
      NSTextContainer(),
    ]
    XCTAssertEqual(objects.count, 7)
  }

  func testAView() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 300, height: 200))
    view.tag = 7
    view.isHidden = true
    view.alpha = 0.25
    view.backgroundColor = .systemRed
    view.tintColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    view.clipsToBounds = true
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    view.accessibilityIdentifier = "board"
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = CGAffineTransform(rotationAngle: 0.5)
    view.addSubview(inner)
    view.addSubview(UIView())

    let copy = try copy(view)
    XCTAssertFalse(copy === view)
    XCTAssertEqual(copy.frame, view.frame)
    XCTAssertEqual(copy.tag, 7)
    XCTAssertTrue(copy.isHidden)
    XCTAssertEqual(copy.alpha, 0.25)
    XCTAssertEqual(copy.backgroundColor, .systemRed)
    XCTAssertEqual(copy.tintColor, view.tintColor)
    XCTAssertTrue(copy.clipsToBounds)
    XCTAssertEqual(copy.contentMode, .bottomRight)
    XCTAssertEqual(copy.autoresizingMask, view.autoresizingMask)
    XCTAssertFalse(copy.isUserInteractionEnabled)
    XCTAssertEqual(copy.accessibilityIdentifier, "board")
    XCTAssertEqual(copy.subviews.count, 2)
    XCTAssertEqual(copy.subviews[0].bounds, inner.bounds)
    XCTAssertEqual(copy.subviews[0].center, inner.center)
    XCTAssertEqual(copy.subviews[0].transform.b, inner.transform.b, accuracy: 1e-4)
    XCTAssertEqual(copy.subviews[0].autoresizingMask, inner.autoresizingMask)
  }

  func testLabelsImagesAndButtons() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Title"
    label.font = .boldSystemFont(ofSize: 22)
    label.textColor = .systemBlue
    label.textAlignment = .right
    label.numberOfLines = 3
    label.lineBreakMode = .byTruncatingMiddle
    let label2 = try copy(label)
    XCTAssertEqual(label2.text, "Title")
    XCTAssertEqual(label2.font, label.font)
    XCTAssertEqual(label2.textColor, .systemBlue)
    XCTAssertEqual(label2.textAlignment, .right)
    XCTAssertEqual(label2.numberOfLines, 3)
    XCTAssertEqual(label2.lineBreakMode, .byTruncatingMiddle)

    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let imageView = UIImageView(image: image)
    imageView.contentMode = .center
    let imageView2 = try copy(imageView)
    XCTAssertEqual(imageView2.image?.size, image.size)
    XCTAssertEqual(imageView2.contentMode, .center)
    XCTAssertFalse(imageView2.isUserInteractionEnabled)

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 5, y: 5, width: 90, height: 40)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .disabled)
    button.setTitleColor(.systemGreen, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.isEnabled = false
    button.layoutIfNeeded()
    let button2 = try copy(button)
    XCTAssertEqual(button2.buttonType, .system)
    XCTAssertEqual(button2.title(for: .normal), "Save")
    XCTAssertEqual(button2.currentTitle, "Saving")
    XCTAssertEqual(button2.titleColor(for: .normal), .systemGreen)
    XCTAssertEqual(button2.titleLabel?.font.pointSize, 30)
    XCTAssertEqual(button2.frame, button.frame)
    button2.layoutIfNeeded()
    XCTAssertEqual(button2.subviews.count, button.subviews.count)
  }

  func testContainers() throws {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
    stack.axis = .vertical
    stack.spacing = 8
    stack.distribution = .fillEqually
    let background = UIView()
    stack.insertSubview(background, at: 0)
    let stack2 = try copy(stack)
    XCTAssertEqual(stack2.axis, .vertical)
    XCTAssertEqual(stack2.spacing, 8)
    XCTAssertEqual(stack2.distribution, .fillEqually)
    XCTAssertEqual(stack2.subviews.count, 3)
    XCTAssertEqual(stack2.arrangedSubviews.count, 2)
    XCTAssertTrue(stack2.arrangedSubviews.first is UILabel)

    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset.top = 12
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10)))
    scroll.layoutIfNeeded()
    let scroll2 = try copy(scroll)
    XCTAssertEqual(scroll2.contentSize, scroll.contentSize)
    XCTAssertEqual(scroll2.contentInset.top, 12)
    XCTAssertTrue(scroll2.subviews.contains { $0.frame == CGRect(x: 0, y: 300, width: 10, height: 10) })

    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cell.contentView.addSubview(UISwitch())
    let cell2 = try copy(cell)
    XCTAssertEqual(cell2.contentView.subviews.count, 1)
    XCTAssertTrue(cell2.contentView.subviews.first is UISwitch)
    let toggle = try XCTUnwrap(cell.contentView.subviews.first)
    XCTAssertEqual(cell2.contentView.subviews.first?.subviews.count, toggle.subviews.count)
  }

  /// A subclass encodes values of its own besides those of the view.
  func testASubclass() throws {
    let badge = ArchivedBadge(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    badge.count = 5
    badge.backgroundColor = .black
    let copy = try copy(badge)
    XCTAssertEqual(copy.count, 5)
    XCTAssertEqual(copy.frame, badge.frame)
    // The values of `UIView` are set when `super.init(coder:)` returns.
    XCTAssertEqual(copy.frameInInitializer, badge.frame)
    XCTAssertEqual(copy.backgroundColor, .black)
  }

  func testAViewController() throws {
    let controller = ArchivedScreen(nibName: nil, bundle: nil)
    controller.title = "Board"
    controller.modalPresentationStyle = .fullScreen
    controller.page = 3
    let copy = try copy(controller)
    XCTAssertEqual(copy.title, "Board")
    XCTAssertEqual(copy.modalPresentationStyle, .fullScreen)
    XCTAssertEqual(copy.page, 3)
  }

  func testItemsLayoutsAndContainersOfText() throws {
    let item = UITabBarItem(title: "Home", image: nil, tag: 4)
    item.isEnabled = false
    let item2 = try copy(item)
    XCTAssertEqual(item2.title, "Home")
    XCTAssertEqual(item2.tag, 4)
    XCTAssertFalse(item2.isEnabled)

    let guide = UILayoutGuide()
    guide.identifier = "column"
    XCTAssertEqual(try copy(guide).identifier, "column")

    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 30)
    layout.minimumLineSpacing = 3
    layout.sectionInset.left = 9
    layout.scrollDirection = .horizontal
    let layout2 = try copy(layout)
    XCTAssertEqual(layout2.itemSize, CGSize(width: 20, height: 30))
    XCTAssertEqual(layout2.minimumLineSpacing, 3)
    XCTAssertEqual(layout2.sectionInset.left, 9)
    XCTAssertEqual(layout2.scrollDirection, .horizontal)

    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 70, height: 80))
    container.maximumNumberOfLines = 2
    container.lineFragmentPadding = 1
    manager.addTextContainer(container)
    manager.usesFontLeading = false
    manager.hyphenationFactor = 0.5
    manager.showsInvisibleCharacters = true
    manager.showsControlCharacters = true
    let manager2 = try copy(manager)
    XCTAssertFalse(manager2.usesFontLeading)
    XCTAssertEqual(manager2.hyphenationFactor, 0.5)
    XCTAssertTrue(manager2.showsInvisibleCharacters)
    XCTAssertTrue(manager2.showsControlCharacters)
    XCTAssertEqual(manager2.textContainers.map(\.size), [CGSize(width: 70, height: 80)])
    XCTAssertEqual(manager2.textContainers.map(\.maximumNumberOfLines), [2])
    XCTAssertEqual(manager2.textContainers.map(\.lineFragmentPadding), [1])
  }
}

final class ArchivedBadge: UIView {
  var count = 0
  var frameInInitializer = CGRect.null

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInitializer = frame
    count = coder.decodeInteger(forKey: "count")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(count, forKey: "count")
  }
}

final class ArchivedScreen: UIViewController {
  var page = 0

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    page = coder.decodeInteger(forKey: "page")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(page, forKey: "page")
  }
}
