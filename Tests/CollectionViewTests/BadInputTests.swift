import UIKit
import UIKitTesting
import XCTest

/// Programming errors are reported with the view, the index path, the counts and the operation. Afterwards the view
/// shows the items of the data source (measurements.md, 13; docs/differences.md, "Reported instead of raised").
@preconcurrency @MainActor
final class BadInputTests: XCTestCase {
  private var source: TestDataSource!
  private var window: UIWindow!
  private var reports: [String] = []
  private var oldHandler: ((String) -> Void)?

  override func setUp() async throws {
    await MainActor.run {
      reports = []
      oldHandler = Diagnostics.handler
      Diagnostics.handler = { [weak self] in self?.reports.append($0) }
    }
  }

  override func tearDown() async throws {
    await MainActor.run { Diagnostics.handler = oldHandler }
  }

  private func makeView(
    _ counts: [Int], _ layout: UICollectionViewLayout? = nil
  ) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout ?? flow)
    view.contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: view)
    source = TestDataSource(counts)
    view.dataSource = source
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.addSubview(view)
    return view
  }

  private func checkTruth(_ view: UICollectionView, _ what: String) {
    view.layoutIfNeeded()
    XCTAssertEqual(view.numberOfSections, source.sections.count, what)
    var names: [Int] = []
    for (section, items) in source.sections.enumerated() {
      XCTAssertEqual(view.numberOfItems(inSection: section), items.count, what)
      for item in items.indices { names.append((view.cellForItem(at: [section, item]) as? TestCell)?.name ?? -1) }
    }
    XCTAssertEqual(names, source.sections.flatMap { $0 }, what)
    XCTAssertEqual(view.visibleCells.count, names.count, what)
  }

  // MARK: Updates

  @MainActor
  private struct Wrong {
    let name: String
    let counts: [Int]
    /// A closure that changes the data.
    let data: (inout [[Int]]) -> Void
    /// A closure that updates the view.
    let updates: (UICollectionView) -> Void
    let words: [String]
  }

  private let table: [Wrong] = [
    Wrong(
      name: "an item that nobody named", counts: [3, 2], data: { $0[1].append(9) }, updates: { _ in },
      words: [
        "number of items in section 1", "after the update (3)", "before the update (2)", "Operations: none", "{3, 2}",
        "{3, 3}",
      ]),
    Wrong(
      name: "an insertion that did not happen", counts: [3], data: { _ in }, updates: { $0.insertItems(at: [[0, 1]]) },
      words: ["section 0", "after the update (3)", "before the update (3)", "inserted (1)", "insert items [0, 1]"]),
    Wrong(
      name: "a deletion too many", counts: [3], data: { $0[0].removeLast() },
      updates: { $0.deleteItems(at: [[0, 1], [0, 2]]) }, words: ["after the update (2)", "deleted (2)"]),
    Wrong(
      name: "a section that nobody named", counts: [1], data: { $0.append([7]) }, updates: { _ in },
      words: ["number of sections after the update (2)", "before the update (1)", "inserted (0)"]),
    Wrong(
      name: "a section deleted for nothing", counts: [1, 1], data: { _ in },
      updates: { $0.deleteSections(IndexSet(integer: 1)) },
      words: ["number of sections after the update (2)", "deleted (1)", "delete sections 1"]),
    Wrong(
      name: "delete beyond the end", counts: [2], data: { $0[0].removeLast() },
      updates: { $0.deleteItems(at: [[0, 5]]) }, words: ["delete item 5 of section 0", "section 0 has 2 items before"]),
    Wrong(
      name: "insert beyond the end", counts: [2], data: { $0[0].append(8) },
      updates: { $0.insertItems(at: [[0, 6]]) }, words: ["insert item 6 of section 0", "has 3 items after"]),
    Wrong(
      name: "reload what is not there", counts: [2], data: { _ in }, updates: { $0.reloadItems(at: [[3, 0]]) },
      words: ["reload item 0 of section 3", "there is no section 3"]),
    Wrong(
      name: "move from nowhere", counts: [2], data: { _ in }, updates: { $0.moveItem(at: [0, 4], to: [0, 0]) },
      words: ["move item 4 of section 0"]),
    Wrong(
      name: "move to nowhere", counts: [2], data: { _ in }, updates: { $0.moveItem(at: [0, 0], to: [0, 4]) },
      words: ["move to item 4 of section 0"]),
    Wrong(
      name: "delete a section that is not there", counts: [2], data: { _ in },
      updates: { $0.deleteSections(IndexSet(integer: 4)) }, words: ["delete section 4", "there is 1 section before"]),
    Wrong(
      name: "a negative section", counts: [2], data: { _ in }, updates: { $0.reloadItems(at: [[-1, 0]]) },
      words: ["reload item 0 of section -1"]),
    Wrong(
      name: "delete and reload", counts: [2], data: { $0[0].removeFirst() },
      updates: {
        $0.deleteItems(at: [[0, 0]])
        $0.reloadItems(at: [[0, 0]])
      }, words: ["delete", "reload", "[0, 0]"]),
    Wrong(
      name: "delete and move", counts: [3], data: { $0[0].removeFirst() },
      updates: {
        $0.deleteItems(at: [[0, 0]])
        $0.moveItem(at: [0, 0], to: [0, 1])
      }, words: ["delete", "move", "[0, 0]"]),
    Wrong(
      name: "two moves from one place", counts: [3], data: { _ in },
      updates: {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.moveItem(at: [0, 0], to: [0, 2])
      }, words: ["move", "[0, 0]"]),
    Wrong(
      name: "two moves to one place", counts: [3], data: { _ in },
      updates: {
        $0.moveItem(at: [0, 0], to: [0, 2])
        $0.moveItem(at: [0, 1], to: [0, 2])
      }, words: ["move to", "[0, 2]"]),
    Wrong(
      name: "insert and move to one place", counts: [3], data: { $0[0].append(8) },
      updates: {
        $0.insertItems(at: [[0, 1]])
        $0.moveItem(at: [0, 0], to: [0, 1])
      }, words: ["insert", "move to", "[0, 1]"]),
    Wrong(
      name: "reload and delete a section", counts: [1, 1], data: { $0.removeLast() },
      updates: {
        $0.reloadSections(IndexSet(integer: 1))
        $0.deleteSections(IndexSet(integer: 1))
      }, words: ["delete", "reload", "section 1"]),
    Wrong(
      name: "a reloaded section among new ones", counts: [1, 1], data: { $0.insert([5], at: 0) },
      updates: {
        $0.reloadSections(IndexSet(integer: 0))
        $0.insertSections(IndexSet([0, 1]))
      }, words: ["number of sections after the update (3)", "inserted (2)"]),
  ]

  func testInvalidBatches_areNamed_andTheDataIsShown() {
    for wrong in table {
      for isOpen in [true, false] {
        let view = makeView(wrong.counts)
        view.layoutIfNeeded()
        reports = []
        var heard: (UICollectionView, String)?
        if isOpen { UICollectionView.inconsistencyHandler = { heard = ($0, $1) } }
        let done = expectation(description: wrong.name)
        view.performBatchUpdates {
          wrong.data(&self.source.sections)
          wrong.updates(view)
        } completion: { _ in
          done.fulfill()
        }
        UICollectionView.inconsistencyHandler = nil
        let messages = isOpen ? [heard?.1].compactMap { $0 } : reports
        XCTAssertEqual(messages.count, 1, "\(wrong.name): \(messages)")
        if isOpen { XCTAssertTrue(heard?.0 === view) }
        for word in wrong.words + [
          "Items in each section before the update: {", "Operations: ", "Collection view: <UICollectionView",
          "TestDataSource",
          "UICollectionViewFlowLayout", "reloads from its data source",
        ] where messages.first?.contains(word) != true { XCTFail("\(wrong.name): “\(word)” is not in \(messages)") }
        checkTruth(view, wrong.name)
        wait(for: [done], timeout: 60)
        // It works as if nothing had happened.
        source.sections[0].append(99)
        view.insertItems(at: [[0, source.sections[0].count - 1]])
        checkTruth(view, "\(wrong.name), afterwards")
      }
    }
  }

  func testNamingTwiceTheSame_meansNoMoreThanOnce() {
    // Inserting twice is tolerated, and deleting twice must not corrupt the view (measurements.md 13.5).
    let view = makeView([3])
    view.layoutIfNeeded()
    source.sections[0].remove(at: 1)
    view.deleteItems(at: [[0, 1], [0, 1]])
    checkTruth(view, "deleted twice")
    source.sections[0].insert(8, at: 0)
    view.insertItems(at: [[0, 0], [0, 0]])
    checkTruth(view, "inserted twice")
    XCTAssertEqual(reports, [])
  }

  func testPathsOfNoItem_areLeftOut() {
    let view = makeView([3])
    view.layoutIfNeeded()
    view.reloadItems(at: [IndexPath(index: 0), [0, 1]])
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("[0] is not the index path of an item") == true, "\(reports)")
    view.moveItem(at: [0, 0, 0], to: [0, 1])
    XCTAssertEqual(reports.count, 2)
    view.reconfigureItems(at: [IndexPath()])
    checkTruth(view, "paths of no item")
    XCTAssertEqual(view.numberOfItems(inSection: 8), 0)
    XCTAssertTrue(reports.last?.contains("numberOfItems(inSection: 8) was called on") == true, "\(reports)")
  }

  // MARK: Invalid times for updates

  @MainActor
  private final class Restless: NSObject, UICollectionViewDataSource {
    enum Moment { case counting, making }
    let moment: Moment
    var count = 4
    private var isDone = false
    init(_ moment: Moment) { self.moment = moment }

    private func update(_ view: UICollectionView) {
      guard !isDone else { return }
      isDone = true
      count += 1
      view.insertItems(at: [[0, 0]])
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      if moment == .counting { update(collectionView) }
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if moment == .making { update(collectionView) }
      return cell
    }
  }

  func testUpdatesWhileCounting_areRefused_thoseWhileMakingCells_areCarriedOut() {
    for moment in [Restless.Moment.counting, .making] {
      let view = makeView([])
      let restless = Restless(moment)
      view.dataSource = restless
      for _ in 0..<3 { view.layoutIfNeeded() }
      XCTAssertEqual(view.numberOfItems(inSection: 0), 5)
      XCTAssertEqual(view.visibleCells.count, 5, "\(moment)")
      XCTAssertEqual(reports.count, moment == .counting ? 1 : 0, "\(reports)")
      if moment == .counting {
        XCTAssertTrue(reports[0].contains("while its data source Restless is being called for"), reports[0])
      }
      reports = []
    }
  }

  func testALayoutThatUpdatesWhilePreparing_endsWithTheData() {
    final class Hasty: UICollectionViewFlowLayout {
      var insert: (() -> Void)?
      override func prepare() {
        super.prepare()
        let insert = insert
        self.insert = nil
        insert?()
      }
    }
    let layout = Hasty()
    let view = makeView([3], layout)
    view.layoutIfNeeded()
    layout.insert = { [unowned self, unowned view] in
      self.source.sections[0].insert(50, at: 1)
      view.insertItems(at: [[0, 1]])
    }
    layout.invalidateLayout()
    view.layoutIfNeeded()
    checkTruth(view, "inserted while preparing")
    XCTAssertEqual(reports, [])
  }

  // MARK: Data sources

  @MainActor
  private final class Odd: NSObject, UICollectionViewDataSource {
    enum Kind { case negativeSections, negativeItems, unregistered, noIdentifier, theSameTwice, unregisteredHeader }
    let kind: Kind
    private var shared: UICollectionViewCell?
    init(_ kind: Kind) { self.kind = kind }
    func numberOfSections(in collectionView: UICollectionView) -> Int { kind == .negativeSections ? -1 : 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      kind == .negativeItems && section == 1 ? -3 : 2
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch kind {
      case .unregistered: return collectionView.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath)
      case .noIdentifier: return UICollectionViewCell(frame: .zero)
      case .theSameTwice:
        let cell = shared ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        shared = cell
        return cell
      default: return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "nobody", for: indexPath)
    }
  }

  func testOddDataSources_areNamed_andTheRestIsShown() {
    let rows: [(Odd.Kind, cells: Int, reports: Int, words: [String])] = [
      (.negativeSections, 0, 1, ["returned -1 for the number of sections", "replaced by 0"]),
      (.negativeItems, 2, 1, ["returned -3 for the number of items in section 1"]),
      (.unregistered, 4, 1, ["“nobody”", "item [0, 0]", "register(_:forCellWithReuseIdentifier:)"]),
      (.noIdentifier, 4, 1, ["item [0, 0]", "no reuse identifier"]),
      (.theSameTwice, 4, 3, ["item [0, 1]", "already shows item [0, 0]"]),
      (.unregisteredHeader, 4, 1, ["UICollectionElementKindSectionHeader", "“nobody”", "[0, 0]"]),
    ]
    for (kind, cells, count, words) in rows {
      let flow = UICollectionViewFlowLayout()
      if kind == .unregisteredHeader { flow.headerReferenceSize.height = 20 }
      let view = makeView([], flow)
      let odd = Odd(kind)
      view.dataSource = odd
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, cells, "\(kind)")
      XCTAssertEqual(reports.count, count, "\(kind): \(reports)")
      for word in words + ["<UICollectionView"] where reports.first?.contains(word) != true {
        XCTFail("\(kind): “\(word)” is not in \(reports)")
      }
      // It still scrolls and updates.
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      view.reloadData()
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, cells, "\(kind), reloaded")
      reports = []
    }
  }

  // MARK: Layouts

  private final class OddLayout: UICollectionViewFlowLayout {
    enum Kind { case infinite, notANumber, foreign, decoration, contentSize, restless }
    var kind = Kind.infinite
    override var collectionViewContentSize: CGSize {
      kind == .contentSize ? CGSize(width: CGFloat.infinity, height: .nan) : super.collectionViewContentSize
    }
    override func prepare() {
      super.prepare()
      if kind == .restless { invalidateLayout() }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var all = super.layoutAttributesForElements(in: rect) ?? []
      switch kind {
      case .infinite: all[1].frame.size.height = .infinity
      case .notANumber: all[1].center.y = .nan
      case .foreign: all[1].indexPath = [0, 77]
      case .decoration:
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "nobody", with: [0, 0])
        back.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        all.append(back)
      case .restless: invalidateLayout()
      case .contentSize: break
      }
      return all
    }
  }

  func testOddLayouts_areNamed_andTheRestIsShown() {
    let rows: [(OddLayout.Kind, cells: Int, words: [String])] = [
      (.infinite, 2, ["item [0, 1]", "inf", "not shown"]), (.notANumber, 2, ["item [0, 1]", "nan", "not shown"]),
      (.foreign, 2, ["item [0, 77], which does not exist: section 0 has 3 items"]),
      (.decoration, 3, ["decoration view of kind “nobody” at [0, 0]", "register(_:forDecorationViewOfKind:)"]),
      (.contentSize, 3, ["content size", "the previous content size is kept"]), (.restless, 3, []),
    ]
    for (kind, cells, words) in rows {
      let layout = OddLayout()
      layout.kind = kind
      let view = makeView([3], layout)
      for _ in 0..<3 {
        view.layoutIfNeeded()
        view.setNeedsLayout()
      }
      XCTAssertEqual(view.visibleCells.count, cells, "\(kind)")
      XCTAssertEqual(reports.count, words.isEmpty ? 0 : 1, "\(kind): \(reports)")
      for word in words + (words.isEmpty ? [] : ["<UICollectionView", "OddLayout"])
      where reports.first?.contains(word) != true { XCTFail("\(kind): “\(word)” is not in \(reports)") }
      reports = []
    }
  }
}
