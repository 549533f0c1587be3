import UIKit
import UIKitTesting

/// A table view whose callbacks change it.
@MainActor
final class TableCallbackStress: CallbackStress {
  enum Family: CaseIterable { case uniform, heights, selfSizing, grouped }

  let family: Family
  private(set) var list: UITableView!

  init(_ family: Family, seed: UInt64, in app: TestApplication) {
    self.family = family
    super.init(seed: seed, in: app)
    list = UITableView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: family == .grouped ? .insetGrouped : .plain)
    list.rowHeight = isSelfSizing ? UITableView.automaticDimension : 30
    list.estimatedRowHeight = isSelfSizing ? 40 : 0
    list.register(TableCallbackCell.self, forCellReuseIdentifier: "cell")
    list.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    list.prefetchDataSource = self
    connect()
    app.window.addSubview(list)
  }

  var isSelfSizing: Bool { family == .selfSizing || family == .grouped }
  override var view: UIScrollView { list }
  override func connect() {
    list.dataSource = self
    list.delegate = self
  }

  // MARK: Changes

  override func edit(_ change: Edit) {
    let animations: [UITableView.RowAnimation] = [.automatic, .fade, .none, .left]
    let animation = animations[pick(0...3)]
    switch change {
    case .insertSection(let section): list.insertSections([section], with: animation)
    case .deleteSection(let section): list.deleteSections([section], with: animation)
    case .insertItem(let path): list.insertRows(at: [path], with: animation)
    case .deleteItem(let path): list.deleteRows(at: [path], with: animation)
    case .moveItem(let path, let target): list.moveRow(at: path, to: target)
    }
  }

  override func changeView() -> String {
    let isAnimated = pick(0...1) == 0
    let number = pick(0...30)
    switch number {
    case 0...9: changeData(number)
    case 10...14: changeConnections(number)
    case 15...22: changeGeometry(number, isAnimated)
    default: changeInteraction(number, isAnimated)
    }
    return "\(number)"
  }

  private func changeData(_ number: Int) {
    switch number {
    case 0: list.reloadData()
    case 1:
      if pick(0...1) == 0 { model.append(names(3)) } else { model = model.dropLast() }
      list.reloadData()
    case 2, 3: list.performBatchUpdates({ self.editAtRandom() }) { [weak self] _ in self?.called("completion") }
    case 4: editAtRandom()
    case 5: if let path = anyPath { list.reloadRows(at: [path], with: .fade) }
    case 6: if let path = anyPath { list.reconfigureRows(at: [path]) }
    case 7: list.reloadSections(IndexSet(model.indices.prefix(1)), with: .automatic)
    case 8:
      list.beginUpdates()
      list.endUpdates()
    default:
      list.beginUpdates()
      editAtRandom()
      list.layoutIfNeeded()
      list.endUpdates()
    }
  }

  private func changeConnections(_ number: Int) {
    switch number {
    case 10: if list.superview == nil { app.window.addSubview(list) } else { list.removeFromSuperview() }
    case 11: list.dataSource = nil
    case 12: list.delegate = nil
    case 13: list.dataSource = self
    default: list.delegate = self
    }
  }

  private func changeGeometry(_ number: Int, _ isAnimated: Bool) {
    switch number {
    case 15:
      let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom]
      if let path = anyPath { list.scrollToRow(at: path, at: positions[pick(0...2)], animated: isAnimated) }
    case 16: list.contentInset.top = CGFloat(pick(0...60))
    case 17: list.layoutIfNeeded()
    case 18: list.frame.size = CGSize(width: pick(0...220), height: pick(0...320))
    case 19: list.contentOffset.y = CGFloat(pick(-50...700))
    case 20: list.setContentOffset(CGPoint(x: 0, y: pick(0...700)), animated: true)
    case 21: list.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat(pick(0...50))))
    default:
      list.rowHeight = CGFloat(pick(10...50))
      list.sectionHeaderHeight = CGFloat(pick(0...30))
    }
  }

  private func changeInteraction(_ number: Int, _ isAnimated: Bool) {
    switch number {
    case 23: list.setEditing(!list.isEditing, animated: isAnimated)
    case 24: for path in list.indexPathsForSelectedRows ?? [] { list.deselectRow(at: path, animated: false) }
    case 25: list.endEditing(true)
    case 26: if let path = anyPath { list.selectRow(at: path, animated: true, scrollPosition: .middle) }
    case 27: (list.visibleCells.randomElement(using: &random) as? TableCallbackCell)?.field.becomeFirstResponder()
    case 28:
      hasRemovedCells = true
      list.visibleCells.randomElement(using: &random)?.removeFromSuperview()
    case 29:
      hasDequeuedCells = true
      if let path = anyPath { _ = list.dequeueReusableCell(withIdentifier: "cell", for: path) }
    default:
      if let path = anyPath { _ = list.rectForRow(at: path) }
      _ = list.indexPathForRow(at: CGPoint(x: 5, y: 5))
      _ = list.headerView(forSection: 0)
    }
  }

  // MARK: Checks

  override func mistake() -> String? {
    // The methods of the table view create cells that are missing, so the subviews are compared first.
    let shown = list.subviews.compactMap { $0 as? TableCallbackCell }.filter { !$0.isHidden }
    let positions = Dictionary(grouping: shown, by: \.name).mapValues { $0.map(\.frame.minY) }
    let counts = (0..<list.numberOfSections).map { list.numberOfRows(inSection: $0) }
    if counts != model.map(\.count) { return "counts are \(counts) instead of \(model.map(\.count))" }
    var expected: Set<IndexPath> = []
    for (section, names) in model.enumerated() {
      for row in names.indices {
        let frame = list.rectForRow(at: [section, row])
        guard frame.minY < list.bounds.maxY, frame.maxY > list.bounds.minY else { continue }
        expected.insert([section, row])
        if !hasRemovedCells, positions[names[row]]?.contains(frame.minY) != true {
          return "item \([section, row]) at \(frame) has no cell there, but at \(positions[names[row]] ?? [])"
        }
      }
    }
    let selected = list.indexPathsForSelectedRows ?? []
    return compare(list.indexPathsForVisibleRows ?? [], expected: expected, selected: selected) { [list] path in
      list?.cellForRow(at: path) as? TableCallbackCell
    }
  }
}

final class TableCallbackCell: UITableViewCell, CallbackCell {
  var name = -1
  var called: (String) -> Void = { _ in }
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called("fitting size")
    return CGSize(width: targetSize.width, height: CGFloat(20 + max(0, name) % 5 * 10))
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    called("prepareForReuse")
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    called("updateConfiguration")
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    called("didMoveToSuperview")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    called("cell layout")
  }
}
