import UIKit
import UIKitTesting
import XCTest

/// The focus moves into presented content and returns afterwards (Apple, UIViewController.restoresFocusAfterTransition:
/// "Indicates whether an item that previously was focused should again become focused when the item's view controller
/// becomes visible and focusable").
@preconcurrency @MainActor
final class FocusTransitionTests: XCTestCase {
  private var app: TestApplication!
  private var navigation: UINavigationController!
  private var first: Numbers!

  /// A collection view controller with a grid of selectable items.
  private final class Numbers: UICollectionViewController {
    var chosen: [Int] = []
    var onChoice: (() -> Void)?

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsFocus = true
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      chosen.append(path.item)
      onChoice?()
    }

    /// The focused item.
    var focused: Int? {
      guard let cell = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UICollectionViewCell else { return nil }
      return collectionView.indexPath(for: cell)?.item
    }
  }

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 1)
    app.onReport = { XCTFail($0) }
    first = Numbers()
    navigation = UINavigationController(rootViewController: first)
    app.show(navigation)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    navigation = nil
    first = nil
  }

  private func press(_ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      app.key(key)
      app.frame()
    }
  }

  private func push() throws -> Numbers {
    let next = Numbers()
    navigation.pushViewController(next, animated: true)
    try app.waitUntilIdle()
    return next
  }

  func testKeysWorkInWhatIsPushed_andTheFocusIsBackAfterwards() throws {
    press(.keyboardTab, .keyboardDownArrow, .keyboardRightArrow)
    let place = try XCTUnwrap(first.focused)
    XCTAssertGreaterThan(place, 0)
    let second = try push()
    XCTAssertEqual(second.focused, 0)
    press(.keyboardRightArrow, .keyboardReturnOrEnter)
    XCTAssertEqual(second.chosen, [1])
    XCTAssertEqual(first.chosen, [])
    navigation.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(first.focused, place)
  }

  func testTheItemIsScrolledBackToWhenItHadLeftTheScreen() throws {
    press(.keyboardTab, .keyboardEnd)
    XCTAssertEqual(first.focused, 59)
    _ = try push()
    first.collectionView.contentOffset.y = -first.collectionView.adjustedContentInset.top
    navigation.popViewController(animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(first.focused, 59)
  }

  func testWithoutRestoringThePreferredItemGetsIt() throws {
    first.restoresFocusAfterTransition = false
    press(.keyboardTab, .keyboardRightArrow)
    XCTAssertEqual(first.focused, 1)
    _ = try push()
    navigation.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(first.focused, 0)
  }

  func testAfterAClickTheFirstArrowOnlyShowsWhereTheFocusIs() throws {
    let second = Numbers()
    first.onChoice = { [unowned self] in navigation.pushViewController(second, animated: true) }
    app.click(
      at: CGPoint(x: 50, y: first.collectionView.frame.minY + first.collectionView.adjustedContentInset.top + 50))
    try app.waitUntilIdle()
    XCTAssertEqual(second.focused, 0)
    press(.keyboardRightArrow)
    XCTAssertEqual(second.focused, 0)
    press(.keyboardRightArrow)
    XCTAssertEqual(second.focused, 1)
  }

  func testItComesBackFromAScreenWithNothingToFocus() throws {
    press(.keyboardTab, .keyboardRightArrow)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(UIViewController(), animated: true)
    try app.waitUntilIdle()
    XCTAssertNil(UIFocusSystem.focusSystem(for: app.window)?.focusedItem)
    navigation.popViewController(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(first.focused, 1)
  }

  func testNothingGetsTheFocusWhereNothingHadIt() throws {
    let second = try push()
    XCTAssertNil(second.focused)
    navigation.popViewController(animated: false)
    try app.waitUntilIdle()
    XCTAssertNil(first.focused)
  }

  func testASheetTakesTheFocusAndGivesItBack() throws {
    press(.keyboardTab, .keyboardRightArrow)
    XCTAssertEqual(first.focused, 1)
    let sheet = Numbers()
    first.present(sheet, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(sheet.focused, 0)
    press(.keyboardRightArrow, .keyboardReturnOrEnter)
    XCTAssertEqual(sheet.chosen, [1])
    sheet.dismiss(animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(first.focused, 1)
    press(.keyboardReturnOrEnter)
    XCTAssertEqual(first.chosen, [1])
  }

  func testAPopThatIsTakenBackLeavesTheFocus() throws {
    press(.keyboardTab)
    let second = try push()
    press(.keyboardRightArrow)
    XCTAssertEqual(second.focused, 1)
    let finger = app.touch(at: CGPoint(x: 2, y: 300))
    finger.drag(to: CGPoint(x: 60, y: 300), duration: 0.2)
    finger.drag(to: CGPoint(x: 20, y: 300), duration: 0.3)
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.topViewController === second)
    XCTAssertEqual(second.focused, 1)
  }
}
