import UIKit
import UIKitTesting
import XCTest

/// Pictures of a drag of a row between two table views, and of one within a table view, frame by frame.
@preconcurrency @MainActor
final class TableDragSceneTests: SceneTestCase {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var names: [String]
    let view: UITableView

    init(_ names: [String], frame: CGRect, style: UITableView.Style) {
      self.names = names
      view = UITableView(frame: frame, style: style)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.rowHeight = 32
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view.dataSource = self
      view.dragDelegate = self
      view.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = names[path.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      names.insert(names.remove(at: from.row), at: to.row)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[path.row])))
      item.localObject = names[path.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
      tableView.performBatchUpdates {
        self.names.insert(item.dragItem.localObject as? String ?? "", at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }

  /// The pictures show the lifted row, the drag over its own table view, in which it is the gap, the drag over the
  /// other table view, which makes space, the drop animation, and the end.
  func testADragBetweenTwoTables() throws {
    start(260, 140, scale: 2)
    let left = Rows(["Apple", "Pear", "Plum"], frame: CGRect(x: 0, y: 0, width: 124, height: 140), style: .plain)
    let right = Rows(["One", "Two", "Three"], frame: CGRect(x: 136, y: 0, width: 124, height: 140), style: .plain)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 140))
    root.backgroundColor = UIColor(white: 0.8, alpha: 1)
    root.addSubview(left.view)
    root.addSubview(right.view)
    application.show(root)
    try application.waitUntilIdle()
    var pictures: [UIKitTesting.Snapshot] = []
    func take(after seconds: Double) {
      application.advance(by: seconds)
      pictures.append(application.snapshot())
    }
    let finger = application.touch(at: CGPoint(x: 40, y: 16))
    take(after: 0.8)
    finger.drag(to: CGPoint(x: 44, y: 80), duration: 0.2)
    take(after: 0.6)
    finger.drag(to: CGPoint(x: 170, y: 50), duration: 0.2)
    take(after: 0.6)
    finger.lift()
    take(after: 0.08)
    take(after: 0.1)
    try application.waitUntilIdle()
    take(after: 0)
    expect("drag-and-drop-tables", sheet: pictures)
  }
}
