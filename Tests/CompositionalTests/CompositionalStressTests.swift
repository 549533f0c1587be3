import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// A stress test of a collection view in a window with orthogonally scrolling sections, self-sizing lists, and nested
/// groups with badges and pinned headers. It makes random edits, scrolls the view and its sections, and changes the
/// size. After each step, the screen is compared with all items, one by one.
@preconcurrency @MainActor
final class CompositionalStressTests: XCTestCase {
  private final class Board {
    var items: [[Int]]
    /// The kinds of the sections. A section keeps its kind when it moves.
    var kinds: [Int]
    var next = 1000
    init(_ random: inout SeededRandom) {
      kinds = (0..<3).map { _ in Int.random(in: 0..<3, using: &random) }
      items = []
      for _ in kinds { items.append(make(Int.random(in: 0...30, using: &random))) }
    }
    func make(_ count: Int) -> [Int] {
      next += count
      return Array(next - count..<next)
    }
  }

  private func section(_ kind: Int) -> NSCollectionLayoutSection {
    switch kind {
    case 0:
      let orthogonalSection = OrthogonalSectionTests.orthogonalSection(.groupPaging)
      orthogonalSection.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
      return orthogonalSection
    case 1: return CompositionalLayoutTests.list()
    default:
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: CompositionalLayoutTests.size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: CompositionalLayoutTests.size(.fractionalWidth(0.5), .fractionalHeight(1)),
        supplementaryItems: [badge])
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: CompositionalLayoutTests.size(.fractionalWidth(1), .absolute(70)), subitems: [item])
      let section = NSCollectionLayoutSection(group: row)
      section.boundarySupplementaryItems = [CompositionalLayoutTests.header(pins: true)]
      return section
    }
  }

  func testAnything_leavesTheScreenRight() {
    let run = SeedRun(release: 400, debug: 8)
    run.check("compositional updates", in: self) { seed in MainActor.assumeIsolated { self.stress(seed) } }
  }

  private func stress(_ seed: UInt64) -> String? {
    var random = SeededRandom(seed: seed)
    let board = Board(&random)
    let stage = CompositionalStage(
      size: CGSize(width: 340, height: 480), counts: board.items.map(\.count),
      UICollectionViewCompositionalLayout { [unowned self] number, _ in section(board.kinds[number]) })
    defer { stage.close() }
    var wrong: String?
    stage.app.onReport = { wrong = wrong ?? "reported: \($0)" }
    stage.configure = { view, kind, path in
      if kind == "cell" || kind == "badge" { view.tag = board.items[path.section][path.item] }
    }
    stage.sizes = { path in
      board.kinds[path.section] == 1
        ? CGSize(width: 10, height: CGFloat(25 + board.items[path.section][path.item] * 7 % 50)) : nil
    }
    stage.view.reloadData()
    stage.app.frame()
    for step in 0..<30 {
      let what = change(board, stage, &random)
      stage.app.advance(by: Bool.random(using: &random) ? 0.6 : 0.05)
      stage.app.frame()
      if let wrong = wrong ?? difference(board, stage) { return "step \(step), \(what): \(wrong)" }
    }
    return nil
  }

  private func change(_ board: Board, _ stage: CompositionalStage, _ random: inout SeededRandom) -> String {
    let view = stage.view
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      view.contentOffset.y = CGFloat.random(in: 0...max(1, view.contentSize.height - 480), using: &random)
      return "offset \(view.contentOffset.y)"
    case 1:
      guard let scroller = stage.scrollers.randomElement(using: &random) else { return "nothing" }
      let end = max(
        scroller.frame.minX, scroller.contentSize.width + scroller.contentInset.right - scroller.bounds.width)
      scroller.contentOffset.x = CGFloat.random(in: scroller.frame.minX...end, using: &random)
      return "orthogonal section to \(scroller.contentOffset.x)"
    case 2:
      view.frame.size.width = [260, 340].randomElement(using: &random) ?? 340
      return "width \(view.frame.width)"
    case 3:
      let place = Int.random(in: 0...board.kinds.count, using: &random)
      board.kinds.insert(Int.random(in: 0..<3, using: &random), at: place)
      board.items.insert(board.make(Int.random(in: 0...12, using: &random)), at: place)
      stage.counts = board.items.map(\.count)
      view.insertSections([place])
      return "section \(place) comes"
    case 4:
      guard board.kinds.count > 1 else { return "nothing" }
      let place = Int.random(in: 0..<board.kinds.count, using: &random)
      board.kinds.remove(at: place)
      board.items.remove(at: place)
      stage.counts = board.items.map(\.count)
      view.deleteSections([place])
      return "section \(place) goes"
    case 5:
      view.reloadData()
      return "reload"
    default: return batch(board, stage, &random)
    }
  }

  private func batch(_ board: Board, _ stage: CompositionalStage, _ random: inout SeededRandom) -> String {
    var gone: [IndexPath] = []
    var come: [IndexPath] = []
    var moved: [(IndexPath, Int)] = []
    for section in board.items.indices {
      for item in board.items[section].indices.reversed() {
        let luck = Int.random(in: 0..<14, using: &random)
        guard luck < 3 else { continue }
        let value = board.items[section].remove(at: item)
        let path = IndexPath(item: item, section: section)
        if luck == 0 { moved.append((path, value)) } else { gone.append(path) }
      }
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let section = Int.random(in: 0..<board.items.count, using: &random)
      let value = board.make(1)[0]
      board.items[section].insert(value, at: Int.random(in: 0...board.items[section].count, using: &random))
      come.append(IndexPath(item: value, section: -1))
    }
    for (_, value) in moved {
      let section = Int.random(in: 0..<board.items.count, using: &random)
      board.items[section].insert(value, at: Int.random(in: 0...board.items[section].count, using: &random))
    }
    var places: [Int: IndexPath] = [:]
    for (section, values) in board.items.enumerated() {
      for (item, value) in values.enumerated() { places[value] = IndexPath(item: item, section: section) }
    }
    stage.counts = board.items.map(\.count)
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: gone)
      stage.view.insertItems(at: come.compactMap { places[$0[1]] })
      for (from, value) in moved { if let to = places[value] { stage.view.moveItem(at: from, to: to) } }
    }
    return "\(gone.count) go, \(come.count) come, \(moved.count) move"
  }

  private func difference(_ board: Board, _ stage: CompositionalStage) -> String? {
    let view = stage.view
    let shown = Set(view.indexPathsForVisibleItems)
    for (section, values) in board.items.enumerated() {
      for (item, value) in values.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let frame = stage.frame(item, section) else { return "no place for \(path)" }
        let scroller = stage.scrollers.first {
          board.kinds[section] == 0 && $0.frame.minY == frame.minY && $0.isUserInteractionEnabled
        }
        let step = scroller.map { $0.bounds.minX - $0.frame.minX }
        let seen = frame.offsetBy(dx: -(step ?? 0), dy: 0).intersection(view.bounds)
        let isSeen = seen.width > 0.01 && seen.height > 0.01
        if board.kinds[section] == 0, isSeen, scroller == nil { return "section \(section) has no scroll view" }
        if isSeen != shown.contains(path) { return "\(path) at \(frame), seen \(isSeen), shown \(!isSeen)" }
        guard isSeen, let cell = view.cellForItem(at: path) else { continue }
        if cell.tag != value { return "\(path) shows \(cell.tag), should be \(value)" }
        if let scroller, cell.superview !== scroller { return "the cell of \(path) lies elsewhere" }
        if scroller == nil, cell.superview !== view { return "the cell of \(path) lies in a scroll view" }
        if cell.frame != frame, cell.layer.animationKeys()?.isEmpty ?? true {
          return "the cell of \(path) at \(cell.frame), its place is \(frame)"
        }
        if board.kinds[section] == 2 {
          let badge = view.supplementaryView(forElementKind: "badge", at: path)
          let corner = CGRect(x: frame.maxX - 20, y: frame.minY, width: 20, height: 20).intersection(view.bounds)
          if corner.width > 0.01, corner.height > 0.01, badge?.tag != value {
            return "the badge of \(path) shows \(badge?.tag ?? -1), should be \(value)"
          }
        }
      }
    }
    return nil
  }
}
