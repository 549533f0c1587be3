import TestSupport
import UIKit
import UIKitTesting

/// A stress test of a list with a hierarchy. Branches are inserted, deleted, moved, expanded and collapsed. The list
/// scrolls, changes its size and appearance, is edited and has a selection. After each step, the screen is compared
/// with all rows.
@MainActor
final class ListStress {
  /// An item with its children.
  private final class Node {
    let name: Int
    var children: [Node] = []
    var isExpanded = false
    init(_ name: Int) { self.name = name }

    var visible: [(node: Node, level: Int)] {
      [(self, 0)] + (isExpanded ? children.flatMap { $0.visible.map { ($0.node, $0.level + 1) } } : [])
    }
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  final class Cell: UICollectionViewListCell {
    var name = -1
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = CGFloat(30 + name * 7 % 40)
      return layoutAttributes
    }
  }

  private let app: TestApplication
  private let view: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private var random: SeededRandom
  private var sections: [[Node]] = []
  private var next = 0
  private var appearance: UICollectionLayoutListConfiguration.Appearance
  private var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  private var owed = 0
  private var history: [String] = []

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    random = SeededRandom(seed: seed)
    appearance = .plain
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 180, height: 260), collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.isPrefetchingEnabled = !chance(4)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, name in
      cell.name = name
      cell.accessories = name % 3 == 0 ? [.outlineDisclosure(), .delete()] : [.checkmark()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "\(path.section)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    changeAppearance()
    for section in 0..<pick(1...3) {
      sections.append((0..<pick(0...6)).map { _ in make(depth: 2) })
      show(section, animated: false)
    }
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ one: Int) -> Bool { pick(1...one) == 1 }

  private func make(depth: Int) -> Node {
    next += 1
    let node = Node(next)
    if depth > 0, chance(2) { node.children = (0..<pick(1...4)).map { _ in make(depth: depth - 1) } }
    node.isExpanded = chance(2)
    return node
  }

  func run(steps: Int) -> String? {
    app.window.addSubview(view)
    view.layoutIfNeeded()
    for step in 1...steps {
      makeStep()
      view.layoutIfNeeded()
      if let wrong = check() { return "step \(step): \(wrong)\n  after: \(history.joined(separator: "; "))" }
      if chance(3) {
        app.advance(by: Double(pick(0...250)) / 1000)
        if let wrong = check() { return "step \(step), later: \(wrong)\n  after: \(history.joined(separator: "; "))" }
      }
      if chance(6), let wrong = rest() {
        return "step \(step), at rest: \(wrong)\n  after: \(history.joined(separator: "; "))"
      }
    }
    let wrong = rest()
    view.removeFromSuperview()
    app.advance(by: 0.02)
    return wrong.map { "at the end: \($0)\n  after: \(history.joined(separator: "; "))" }
  }

  private func rest() -> String? {
    history.append("rest")
    app.advance(by: 0.6)
    app.pump()
    do { try app.waitUntilIdle(limit: 10) } catch { return "\(error)" }
    app.pump()
    if owed != 0 { return "\(owed) completions are missing" }
    return check() ?? checkRest()
  }

  // MARK: Steps

  private func makeStep() {
    switch pick(0...11) {
    case 0...3: edit()
    case 4...6: fold()
    case 7:
      view.contentOffset.y = CGFloat(pick(0...Int(max(1, view.contentSize.height - view.bounds.height))))
      history.append("scroll \(view.contentOffset.y)")
    case 8:
      view.frame.size = CGSize(width: pick(120...200), height: pick(120...300))
      history.append("resize \(view.frame.size)")
    case 9: changeAppearance()
    case 10:
      view.isEditing.toggle()
      history.append("editing \(view.isEditing)")
    default:
      guard let path = view.indexPathsForVisibleItems.randomElement(using: &random) else { return }
      view.selectItem(at: path, animated: false, scrollPosition: [])
      history.append("select \(Array(path))")
    }
  }

  private func changeAppearance() {
    appearance = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain][pick(0...4)]
    headerMode = [.none, .supplementary, .firstItemInSection][pick(0...2)]
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.headerTopPadding = 0
    history.append("\(appearance), header \(headerMode)")
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    // The sections do not change together with the layout.
    view.setCollectionViewLayout(layout, animated: view.window != nil && chance(2))
  }

  private func edit() {
    guard !sections.isEmpty else { return }
    let section = pick(0...sections.count - 1)
    var roots = sections[section]
    let all = roots.flatMap(\.all)
    switch pick(0...3) {
    case 0: roots.insert(make(depth: 2), at: pick(0...roots.count))
    case 1:
      if let parent = all.randomElement(using: &random) {
        parent.children.insert(make(depth: 1), at: pick(0...parent.children.count))
      }
    case 2:
      if let gone = all.randomElement(using: &random) {
        roots.removeAll { $0 === gone }
        for node in all { node.children.removeAll { $0 === gone } }
      }
    default: roots.shuffle(using: &random)
    }
    sections[section] = roots
    show(section, animated: !chance(3))
  }

  private func show(_ section: Int, animated: Bool) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    func add(_ nodes: [Node], _ parent: Int?) {
      snapshot.append(nodes.map(\.name), to: parent)
      for node in nodes { add(node.children, node.name) }
    }
    add(sections[section], nil)
    snapshot.expand(sections[section].flatMap(\.all).filter(\.isExpanded).map(\.name))
    owed += 1
    history.append("apply\(animated ? "" : " unanimated") \(section): \(snapshot.visibleItems)")
    source.apply(snapshot, to: section, animatingDifferences: animated) { [weak self] in self?.owed -= 1 }
  }

  private func fold() {
    let shown = sections.flatMap { $0.flatMap(\.visible) }.map(\.node).filter { !$0.children.isEmpty }
    guard let node = shown.randomElement(using: &random) else { return }
    node.isExpanded.toggle()
    history.append("\(node.isExpanded ? "open" : "close") \(node.name)")
    source.setExpanded(node.name, node.isExpanded)
  }

  // MARK: Checks

  private func check() -> String? {
    for (section, roots) in sections.enumerated() {
      let wanted = roots.flatMap(\.visible)
      let shown = source.snapshot(for: section).visibleItems
      if shown != wanted.map(\.node.name) { return "section \(section) shows \(shown)" }
      if view.numberOfItems(inSection: section) != wanted.count { return "the view counts otherwise in \(section)" }
    }
    var visible: Set<IndexPath> = []
    for (section, roots) in sections.enumerated() {
      for (item, (node, level)) in roots.flatMap(\.visible).enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
          return "no frame of \(Array(path))"
        }
        let part = frame.intersection(view.bounds)
        guard part.width > 0, part.height > 0 else { continue }
        visible.insert(path)
        guard let cell = view.cellForItem(at: path) as? Cell else { return "no cell at \(Array(path))" }
        if cell.name != node.name { return "the cell of \(cell.name) at \(Array(path)), not of \(node.name)" }
        if cell.indentationLevel != level { return "\(node.name) stands in \(cell.indentationLevel), not \(level)" }
        if cell.configurationState.isExpanded != node.isExpanded { return "\(node.name) looks otherwise" }
      }
    }
    let shown = Set(view.indexPathsForVisibleItems)
    return shown == visible ? nil : "visible \(shown.sorted()) instead of \(visible.sorted())"
  }

  private func checkRest() -> String? {
    var lines: [CGFloat] = []
    // Prefetched cells are ignored.
    let seen = Set(view.indexPathsForVisibleItems)
    for (section, roots) in sections.enumerated() {
      let count = roots.flatMap(\.visible).count
      let first = headerMode == .firstItemInSection ? 1 : 0
      var end: CGFloat?
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .null
        if let end, abs(end - frame.minY) > 1.01 { return "a gap before \(Array(path)): \(end), \(frame)" }
        end = frame.maxY
        let (isFirst, isLast) = (item == first, item == count - 1)
        let isCard = appearance == .insetGrouped && item >= first
        if seen.contains(path), let cell = view.cellForItem(at: path) {
          if (cell.effectiveRadius(corner: .topLeft) > 0) != (isCard && isFirst)
            || (cell.effectiveRadius(corner: .bottomRight) > 0) != (isCard && isLast)
          {
            return "the corners at \(Array(path)) of \(count)"
          }
          if abs(cell.frame.height - frame.height) > 0.01 {
            return "the height at \(Array(path)): \(cell.frame), \(frame), \(cell)"
          }
        }
        guard appearance != .sidebar, item >= first else { continue }
        if appearance == .grouped, isFirst, isSeen(frame.minY) { lines.append(frame.minY + 1) }
        if (appearance != .insetGrouped || !isLast), isSeen(frame.maxY - 1) { lines.append(frame.maxY) }
      }
    }
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0.5 && "\(type(of: $0))" == "ListSeparatorView" }
      .map(\.frame).filter { $0.height == 1 && isSeen($0.minY) }.map(\.maxY).sorted()
    lines.sort()
    if shown.count != lines.count || zip(shown, lines).contains(where: { abs($0 - $1) > 0.01 }) {
      return "lines at \(shown) instead of \(lines)"
    }
    return nil
  }

  private func isSeen(_ y: CGFloat) -> Bool { y + 1 > view.bounds.minY && y < view.bounds.maxY }
}
