import UIKit
import UIKitTesting

/// A table view with its data, as a source and a destination of drags. It logs its calls. It does not implement
/// `tableView(_:moveRowAt:to:)`, but `RowMovingSource` does.
@preconcurrency @MainActor
final class TableDragSide: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  let name: String
  var sections: [[String]]
  /// The rows of the first section.
  var rows: [String] {
    get { sections[0] }
    set { sections[0] = newValue }
  }
  var headers: [String?] = []
  private let add: (String) -> Void
  let view: UITableView
  var proposal: (IndexPath?) -> UITableViewDropProposal = { _ in UITableViewDropProposal(operation: .copy) }
  var perform: ((any UITableViewDropCoordinator) -> Void)?
  var target: ((IndexPath) -> IndexPath)?
  var wanted: any NSItemProviderReading.Type = NSString.self
  var allowsMove = true
  var logsUpdates = false
  /// The destination index path in the last call of `dropSessionDidUpdate`.
  private(set) var destination: IndexPath?

  init(
    _ name: String, _ sections: [[String]], frame: CGRect, style: UITableView.Style, log add: @escaping (String) -> Void
  ) {
    self.name = name
    self.sections = sections
    self.add = add
    view = UITableView(frame: frame, style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    view.rowHeight = 50
    view.register(DragCell.self, forCellReuseIdentifier: "cell")
    view.register(DragCell.self, forCellReuseIdentifier: "waiting")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  func note(_ call: String) { add("\(name) \(call)") }

  /// The texts of the cells in the first section, with `nil` for the drop gap.
  var names: [String?] { names(0) }

  func names(_ section: Int) -> [String?] {
    (0..<view.numberOfRows(inSection: section)).map { cell([section, $0])?.name }
  }

  func cell(_ path: IndexPath) -> DragCell? { view.cellForRow(at: path) as? DragCell }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? DragCell)?.name = sections[path.section][path.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { note("select \(path.row)") }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath, toProposedIndexPath to: IndexPath
  ) -> IndexPath { target?(to) ?? to }

  // MARK: Drags

  private func item(_ path: IndexPath) -> UIDragItem {
    let name = sections[path.section][path.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return item
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    note("itemsForBeginning \(path.row)")
    return sections[path.section][path.row] == "fixed" ? [] : [item(path)]
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("itemsForAdding \(path.row)")
    return [item(path)]
  }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dragPreviewParameters \(path.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note("dragSessionWillBegin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("dragSessionDidEnd") }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    allowsMove
  }

  // MARK: Drops

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note("canHandle")
    return session.canLoadObjects(ofClass: wanted)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("didEnter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    destination = path
    if logsUpdates { note("didUpdate \(path.map { "\($0.row)" } ?? "nil")") }
    return proposal(path)
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("didExit") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { note("dropSessionDidEnd") }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    note("performDrop \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nil")")
    perform?(coordinator)
  }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dropPreviewParameters \(path.row)")
    return nil
  }
}

/// A cell with a name. It records the changes of its drag state.
final class DragCell: UITableViewCell {
  var name = ""
  private(set) var states: [Int] = []
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) { states.append(dragState.rawValue) }
}

/// A data source with the rows of a `TableDragSide`. It moves the rows itself.
@preconcurrency @MainActor
final class RowMovingSource: NSObject, UITableViewDataSource {
  private let side: TableDragSide
  var canMove: (IndexPath) -> Bool = { _ in true }
  init(_ side: TableDragSide) { self.side = side }

  func numberOfSections(in tableView: UITableView) -> Int { side.numberOfSections(in: tableView) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    side.tableView(tableView, numberOfRowsInSection: section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    side.tableView(tableView, cellForRowAt: path)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { canMove(path) }
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    side.note("move \(from.section)-\(from.row)>\(to.section)-\(to.row)")
    side.sections[to.section].insert(side.sections[from.section].remove(at: from.row), at: to.row)
  }
}
