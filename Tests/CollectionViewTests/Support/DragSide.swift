import UIKit

/// A collection view with its data, as a source and a destination of drags. It logs its calls.
@MainActor
final class DragSide: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UICollectionViewDelegate
{
  let name: String
  var sections: [[String]]
  /// The items of the first section.
  var items: [String] {
    get { sections[0] }
    set { sections[0] = newValue }
  }
  let log: EventLog
  let view: UICollectionView
  var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in UICollectionViewDropProposal(operation: .copy) }
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?
  var wanted: any NSItemProviderReading.Type = NSString.self
  var allowsMove = true
  var logsUpdates = false
  /// A closure that is called once, after the next cell is dequeued.
  var onCell: (() -> Void)?
  /// The destination index path in the last call of `dropSessionDidUpdate`.
  private(set) var destination: IndexPath?

  init(_ name: String, _ sections: [[String]], _ log: EventLog, frame: CGRect) {
    self.name = name
    self.sections = sections
    self.log = log
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(NamedCell.self, forCellWithReuseIdentifier: "waiting")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  /// The texts of the cells in the first section, with `nil` for the drop gap.
  var names: [String?] { names(0) }

  func names(_ section: Int) -> [String?] {
    (0..<view.numberOfItems(inSection: section)).map { (view.cellForItem(at: [section, $0]) as? NamedCell)?.name }
  }

  func cell(_ path: IndexPath) -> NamedCell? { view.cellForItem(at: path) as? NamedCell }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? NamedCell)?.name = sections[path.section][path.item]
    let callback = onCell
    onCell = nil
    callback?()
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    log.add("\(name) select \(path.item)")
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
    log.add("\(name) move \(from.item)>\(to.item)")
    sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
  }

  // MARK: Drags

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    log.add("\(name) itemsForBeginning \(path.item)")
    let name = sections[path.section][path.item]
    guard name != "fixed" else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.add("\(name) itemsForAdding \(path.item)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: sections[path.section][path.item])))
    item.localObject = sections[path.section][path.item]
    return [item]
  }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    log.add("\(name) dragPreviewParameters \(path.item)")
    return nil
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.add("\(name) dragSessionWillBegin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    log.add("\(name) dragSessionDidEnd")
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  // MARK: Drops

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    log.add("\(name) canHandle")
    return session.canLoadObjects(ofClass: wanted)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.add("\(name) didEnter")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UICollectionViewDropProposal {
    destination = path
    if logsUpdates { log.add("\(name) didUpdate \(path.map { "\($0.item)" } ?? "nil")") }
    return proposal(path)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.add("\(name) didExit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.add("\(name) dropSessionDidEnd")
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.add("\(name) performDrop \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nil")")
    perform?(coordinator)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? {
    log.add("\(name) dropPreviewParameters \(path.item)")
    return nil
  }
}

final class NamedCell: UICollectionViewCell {
  var name = ""
  var states: [Int] = []
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) { states.append(dragState.rawValue) }
}
