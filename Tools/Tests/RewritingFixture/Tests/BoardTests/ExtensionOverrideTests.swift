import Board
import UIKit
import XCTest

/// The overrides are for the whole process, so they act only on objects with this tag.
private let tag = 4711

extension UIButton {
  override open var isEnabled: Bool {
    willSet { if tag == 4711, !newValue { setTitle("off", for: .disabled) } }
    didSet { if tag == 4711 { alpha = isEnabled ? 1 : 0.5 } }
  }
  open override var isHighlighted: Bool {
    didSet { if tag == 4711 { super.isHighlighted = false } }
  }
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return tag == 4711 ? CGSize(width: size.width + 10, height: size.height) : size
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if tag == 4711 { layer.name = "ended" }
  }
}

extension UITextView {
  /// Placeholders in text views are resized in this way.
  override open var bounds: CGRect {
    didSet { if tag == 4711 { layer.name = "\(Int(oldValue.width)) to \(Int(bounds.width))" } }
  }
}

extension UITableView {
  open override var intrinsicContentSize: CGSize { return tag == 4711 ? contentSize : super.intrinsicContentSize }
  override open var contentSize: CGSize { didSet { if tag == 4711 { layer.name = "\(contentSize.height)" } } }
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    return tag == 4711 || super.touchesShouldCancel(in: view)
  }
}

extension UITableViewCell {
  override open var frame: CGRect {
    get { return super.frame }
    set {
      super.frame = newValue
      if tag == 4711 { super.frame.size.width -= 20 }
    }
  }
  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    if tag == 4711 { sendSubviewToBack(contentView) }
  }
}

extension UITabBar {
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    var result = super.sizeThatFits(size)
    if tag == 4711 { result.height = 70 }
    return result
  }
}

extension UITextField {
  override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return tag != 4711 && super.canPerformAction(action, withSender: sender)
  }
  open override func draw(_ rect: CGRect) { if tag == 4711 { layer.name = "drawn" } }
}

extension UIView {
  open override func becomeFirstResponder() -> Bool {
    if tag == 4711 { layer.name = "asked" }
    return super.becomeFirstResponder()
  }
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tag == 4711 { layer.name = "touched" }
    super.touchesBegan(touches, with: event)
  }
}

extension UIImageView {
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tag == 4711 { alpha = 0.25 }
    super.touchesBegan(touches, with: event)
  }
  open override var accessibilityValue: String? {
    get { return super.accessibilityValue ?? (tag == 4711 ? "picture" : nil) }
    set { super.accessibilityValue = newValue }
  }
}

extension UILabel {
  open override var tintColor: UIColor! { didSet { if tag == 4711 { textColor = tintColor } } }
}

extension UIScrollView {
  open override var clipsToBounds: Bool {
    get { return tag != 4711 && super.clipsToBounds }
    set { super.clipsToBounds = newValue && tag != 4711 }
  }
}

extension UICollectionViewFlowLayout {
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    return minimumLineSpacing == 47 || super.flipsHorizontallyInOppositeLayoutDirection
  }
}

extension UINavigationController {
  override open func viewDidLoad() {
    super.viewDidLoad()
    if title == "overridden" { view.tag = 4711 }
  }
}

extension UIBarItem {
  override open func awakeFromNib() {
    super.awakeFromNib()
    if tag == 4711 { title = "awake" }
  }
}

extension UINavigationItem {
  open override func awakeFromNib() {
    super.awakeFromNib()
    if title == "Desk" { prompt = "awake" }
  }
}

extension UIProgressView {
  open override func copy(_ sender: Any?) { layer.name = "copied" }
}

extension UIPageViewController {
  open override func present(
    _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    title = "presents"
    super.present(controller, animated: flag)
  }
}

private class PlainButton: UIButton {
  var changes: [Bool] = []
  override var isEnabled: Bool { didSet { changes.append(oldValue) } }
}

class ExtensionOverrideTests: XCTestCase {
  func testObserversRunForTheClassAndItsSubclasses() {
    let button = PlainButton(type: .custom)
    button.tag = tag
    button.isEnabled = false
    XCTAssertEqual(button.alpha, 0.5)
    XCTAssertEqual(button.title(for: .disabled), "off")
    XCTAssertEqual(button.changes, [true])
    XCTAssertFalse(button.isEnabled)
    let other = UISegmentedControl()
    other.tag = tag
    other.isEnabled = false
    XCTAssertEqual(other.alpha, 1)
    button.isHighlighted = true
    XCTAssertFalse(button.isHighlighted)
    other.isHighlighted = true
    XCTAssertTrue(other.isHighlighted)
  }

  /// `super` is UIKit's code, also if the class itself has some.
  func testSuperIsTheCodeOfUIKit() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    let size = button.intrinsicContentSize
    button.tag = tag
    XCTAssertEqual(button.intrinsicContentSize, CGSize(width: size.width + 10, height: size.height))
    button.endTracking(nil, with: nil)
    XCTAssertEqual(button.layer.name, "ended")

    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let fitting = bar.sizeThatFits(CGSize(width: 320, height: 100))
    bar.tag = tag
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 100)), CGSize(width: fitting.width, height: 70))
  }

  /// A menu has an editing action if the class of the responder, or an extension of it, overrides its method.
  func testEditingActionsInExtensions() {
    let copy = #selector(UIResponderStandardEditActions.copy(_:))
    let view = UIProgressView()
    XCTAssertTrue(view.canPerformAction(copy, withSender: nil))
    XCTAssertFalse(view.canPerformAction(#selector(UIResponderStandardEditActions.cut(_:)), withSender: nil))
    XCTAssertFalse(UISlider().canPerformAction(copy, withSender: nil))
    XCTAssertTrue(UIApplication.shared.sendAction(copy, to: view, from: nil, for: nil))
    XCTAssertEqual(view.layer.name, "copied")
  }

  /// The call of `super` leaves out the completion handler, which is nil by default in UIKit.
  func testCallsOfSuperWithDefaultArguments() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    let page = UIViewController()
    pages.present(page, animated: false)
    XCTAssertEqual(pages.title, "presents")
    XCTAssertTrue(pages.presentedViewController === page)
  }

  func testPropertiesOfScrollViews() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    text.tag = tag
    text.bounds.size.width = 80
    XCTAssertEqual(text.layer.name, "50 to 80")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(table.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    table.tag = tag
    table.contentSize.height = 300
    XCTAssertEqual(table.layer.name, "300.0")
    XCTAssertEqual(table.intrinsicContentSize.height, 300)
    XCTAssertTrue(table.touchesShouldCancel(in: UIButton()))
    let scroll = UIScrollView()
    scroll.contentSize.height = 300
    XCTAssertFalse(scroll.touchesShouldCancel(in: UIButton()))
    XCTAssertNil(scroll.layer.name)
    XCTAssertTrue(scroll.clipsToBounds)
    scroll.clipsToBounds = false
    XCTAssertFalse(scroll.clipsToBounds)
    text.clipsToBounds = true
    XCTAssertFalse(text.clipsToBounds)
  }

  func testAccessorsOfCells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 5, y: 0, width: 200, height: 40)
    XCTAssertEqual(cell.frame, CGRect(x: 5, y: 0, width: 200, height: 40))
    cell.tag = tag
    cell.frame = CGRect(x: 5, y: 0, width: 100, height: 40)
    XCTAssertEqual(cell.frame, CGRect(x: 5, y: 0, width: 80, height: 40))
    cell.addSubview(UIView())
    XCTAssertTrue(cell.subviews.first === cell.contentView)
  }

  func testTextFields() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.isHidden = false
    let paste = #selector(UIResponderStandardEditActions.paste(_:))
    UIPasteboard.general.string = "text"
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(field.canPerformAction(paste, withSender: nil))
    field.tag = tag
    XCTAssertFalse(field.canPerformAction(paste, withSender: nil))
    field.setNeedsDisplay()
    window.layoutIfNeeded()
    field.layer.displayIfNeeded()
    XCTAssertEqual(field.layer.name, "drawn")
  }

  /// The module Board and this one replace the same members for different classes.
  func testReplacementsOfSeveralModules() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.isHidden = false
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    field.tag = tag
    for view in [stack, field] {
      window.addSubview(view)
      view.setNeedsDisplay()
    }
    window.layoutIfNeeded()
    for view in [stack, field] { view.layer.displayIfNeeded() }
    XCTAssertEqual(stack.layer.name, "stack")
    XCTAssertEqual(field.layer.name, "drawn")
    let cut = #selector(UIResponderStandardEditActions.cut(_:))
    let copy = #selector(UIResponderStandardEditActions.copy(_:))
    let progress = UIProgressView()
    for _ in 0..<2 {
      XCTAssertTrue(stack.canPerformAction(cut, withSender: nil))
      XCTAssertFalse(stack.canPerformAction(copy, withSender: nil))
      XCTAssertFalse(progress.canPerformAction(cut, withSender: nil))
      XCTAssertTrue(progress.canPerformAction(copy, withSender: nil))
    }
  }

  func testASubclassAndItsSuperclass() {
    let view = UIImageView()
    view.tag = tag
    view.touchesBegan([], with: nil)
    XCTAssertEqual(view.alpha, 0.25)
    XCTAssertEqual(view.layer.name, "touched")
    let label = UILabel()
    label.tag = tag
    label.touchesBegan([], with: nil)
    XCTAssertEqual(label.alpha, 1)
    XCTAssertEqual(label.layer.name, "touched")
    XCTAssertFalse(label.becomeFirstResponder())
    XCTAssertEqual(label.layer.name, "asked")
    label.tintColor = .red
    XCTAssertEqual(label.textColor, .red)
    XCTAssertEqual(view.accessibilityValue, "picture")
    view.accessibilityValue = "own"
    XCTAssertEqual(view.accessibilityValue, "own")
    XCTAssertNil(UIImageView().accessibilityValue)
  }

  func testLayoutsAndControllers() {
    let layout = UICollectionViewFlowLayout()
    XCTAssertFalse(layout.flipsHorizontallyInOppositeLayoutDirection)
    layout.minimumLineSpacing = 47
    XCTAssertTrue(layout.flipsHorizontallyInOppositeLayoutDirection)
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.title = "overridden"
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.view.tag, tag)
    XCTAssertNotNil(controller.navigationBar.superview)
  }

  func testItemsOfBarsAwakeFromNibs() {
    let item = DeskController.make().navigationItem
    XCTAssertEqual(item.prompt, "awake")
    XCTAssertEqual(item.rightBarButtonItem?.title, "awake")
  }
}
