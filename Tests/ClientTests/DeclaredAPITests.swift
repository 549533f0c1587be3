import UIKit
import UIKitTesting
import XCTest

/// API that is declared so that code compiles: feedback generators, which have no effect, and nibs that report that
/// they cannot be loaded.
@preconcurrency @MainActor
final class DeclaredAPITests: XCTestCase {
  private var app: TestApplication!
  private var messages: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    messages = []
    app.onReport = { [weak self] in self?.messages.append($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  func testFeedbackGenerators() {
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    impact.impactOccurred(intensity: 0.5, at: .zero)
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    let notification = UINotificationFeedbackGenerator()
    notification.notificationOccurred(.success)
    notification.notificationOccurred(.error, at: .zero)
    let view = UIView()
    let canvas = UICanvasFeedbackGenerator(view: view)
    canvas.alignmentOccurred(at: .zero)
    XCTAssertTrue(canvas.view === view)
    XCTAssertTrue(view.interactions.first === canvas)
    XCTAssertEqual(messages, [])
  }

  func testNibs_sayWhatIsMissing() {
    let nib = UINib(nibName: "PhotoCell", bundle: nil)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(nib, forCellWithReuseIdentifier: "photo")
    grid.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: "title")
    grid.collectionViewLayout.register(nib, forDecorationViewOfKind: "back")
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "row")
    table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
    XCTAssertEqual(nib.instantiate(withOwner: self, options: nil).count, 0)
    XCTAssertEqual(Bundle.main.loadNibNamed("PhotoCell", owner: nil)?.count, 0)
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages.allSatisfy { $0.contains("could not find a nib named “PhotoCell”") }, "\(messages)")
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "row"))
    XCTAssertNotNil(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    messages = []
    grid.register(nil as UINib?, forCellWithReuseIdentifier: "photo")
    XCTAssertEqual(messages, [])
  }
}
