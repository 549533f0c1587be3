import UIKit
import UIKitTesting
import XCTest

/// The edit menu and the context menu of items (programming guide, "Showing the Edit Menu for a Cell").
@preconcurrency @MainActor
final class CollectionMenuTests: XCTestCase {
  private var app: TestApplication!
  private var source: TestDataSource!
  private let log = EventLog()
  private var delegate: Delegate!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    var showsEditMenu = false
    var showsMenu = false
    var knowsOneAlone = false
    init(_ log: EventLog) { self.log = log }

    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
      log.add("shouldShowMenu \(path.item)")
      return showsEditMenu
    }
    func collectionView(
      _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath, withSender sender: Any?
    ) -> Bool {
      log.add("can \(NSStringFromSelector(action)) \(path.item)")
      return NSStringFromSelector(action) != "cut:"
    }
    func collectionView(
      _ view: UICollectionView, performAction action: Selector, forItemAt path: IndexPath, withSender sender: Any?
    ) { log.add("perform \(NSStringFromSelector(action)) \(path.item)") }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("select \(path.item)") }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.add("unhighlight \(path.item)")
    }

    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if knowsOneAlone {
        return paths.first.flatMap {
          collectionView(view, contextMenuConfigurationForItemAt: $0, point: point)
        }
      }
      log.add("menu for \(paths.map(\.item)) at \(Int(point.x)),\(Int(point.y))")
      return configuration
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("menu for \(path.item)")
      return configuration
    }
    private var configuration: UIContextMenuConfiguration? {
      guard showsMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Open") { [log = self.log] _ in log.add("open") }])
      }
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      log.add("preview \(path.item)")
      return nil
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      log.add("dismissal \(path.item)")
      return nil
    }
    func collectionView(
      _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("willDisplay") }
    func collectionView(
      _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("willEnd") }
    func collectionView(
      _ view: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.add("commit") }
  }

  private func makeList() -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { XCTFail($0) }
    source = TestDataSource([5])
    let view = UICollectionView(showing: source, in: ListLayout())
    delegate = Delegate(log)
    view.delegate = delegate
    app.show(view)
    return view
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testTheEditMenuOnALongPress() throws {
    _ = makeList()
    delegate.showsEditMenu = true
    app.longPress(at: CGPoint(x: 100, y: 120))
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take(),
      [
        "menu for [2] at 100,120", "shouldShowMenu 2", "can cut: 2", "can copy: 2", "can paste: 2", "unhighlight 2",
      ])
    XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    // Copy is the first one, because cut was refused.
    app.key(.keyboardRightArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(log.take(), ["perform copy: 2"])
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    app.click(at: CGPoint(x: 100, y: 20), button: 2)
    _ = log.take()
    app.key(.keyboardLeftArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(log.take(), ["perform paste: 0"])
  }

  func testWithoutAMenuAPressIsATapThatTakesLonger() {
    _ = makeList()
    app.longPress(at: CGPoint(x: 100, y: 120))
    XCTAssertEqual(log.take(), ["menu for [2] at 100,120", "shouldShowMenu 2", "select 2", "unhighlight 2"])
  }

  func testTheContextMenu() throws {
    let view = makeList()
    delegate.showsMenu = true
    XCTAssertNotNil(view.contextMenuInteraction)
    app.longPress(at: CGPoint(x: 100, y: 120))
    try app.waitUntilIdle()
    XCTAssertEqual(log.take(), ["menu for [2] at 100,120", "preview 2", "willDisplay", "unhighlight 2"])
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(log.take(), ["dismissal 2", "willEnd", "open"])
    XCTAssertNil(view.indexPathsForSelectedItems)
    try app.waitUntilIdle()
    // Beside the items, and for several selected ones.
    app.click(at: CGPoint(x: 100, y: 280), button: 2)
    XCTAssertEqual(log.take(), ["menu for [] at 100,280", "willDisplay"])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    view.allowsMultipleSelection = true
    for item in [0, 1, 3] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    _ = log.take()
    app.click(at: CGPoint(x: 100, y: 60), button: 2)
    XCTAssertEqual(log.take(), ["menu for [1, 0, 3] at 100,60", "willDisplay"])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    _ = log.take()
    // A long press lifts all of them (Apple, `secondaryItemIdentifiers`: there is no need to set it in this case).
    app.longPress(at: CGPoint(x: 100, y: 60))
    try app.waitUntilIdle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("preview") || $0.hasPrefix("menu") }.sorted(),
      ["menu for [1, 0, 3] at 100,60", "preview 0", "preview 1", "preview 3"])
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    _ = log.take()
    delegate.knowsOneAlone = true
    app.click(at: CGPoint(x: 100, y: 120), button: 2)
    XCTAssertEqual(log.take(), ["menu for 2", "willDisplay"])
  }

  func testATapOnTheLiftedCellCommits() throws {
    _ = makeList()
    delegate.showsMenu = true
    app.longPress(at: CGPoint(x: 100, y: 120))
    try app.waitUntilIdle()
    _ = log.take()
    app.tap(at: CGPoint(x: 100, y: 120))
    XCTAssertEqual(log.take(), ["commit", "dismissal 2", "willEnd"])
  }
}
