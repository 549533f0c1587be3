import UIKit

/// Two adjacent lists with dragging of items within and between them.
final class TwoListsController: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names = [(0..<6).map { "left \($0)" }, (0..<3).map { "right \($0)" }]
  private(set) var lists: [UICollectionView] = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for side in 0..<2 {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 140, height: 50)
      layout.minimumLineSpacing = 10
      let list = UICollectionView(
        frame: CGRect(x: side * 160, y: 0, width: 160, height: 480), collectionViewLayout: layout)
      list.tag = side
      list.dataSource = self
      list.dragDelegate = self
      list.dropDelegate = self
      list.dragInteractionEnabled = true
      list.register(NameCell.self, forCellWithReuseIdentifier: "name")
      view.addSubview(list)
      lists.append(list)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[collectionView.tag].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath) as! NameCell
    cell.label.text = names[collectionView.tag][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = names[collectionView.tag][indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = name
    session.localContext = collectionView.tag
    return [item]
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let side = collectionView.tag
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: names[side].count, section: 0)
    for dropped in coordinator.items {
      guard let name = dropped.dragItem.localObject as? String else { continue }
      if let source = dropped.sourceIndexPath {
        collectionView.performBatchUpdates {
          names[side].remove(at: source.item)
          names[side].insert(name, at: destination.item)
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [destination])
        }
      } else {
        let other = coordinator.session.localDragSession?.localContext as? Int ?? 1 - side
        if let old = names[other].firstIndex(of: name) {
          names[other].remove(at: old)
          lists[other].deleteItems(at: [IndexPath(item: old, section: 0)])
        }
        names[side].insert(name, at: destination.item)
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(dropped.dragItem, toItemAt: destination)
      log.append("\(name) to \(side).\(destination.item)")
    }
  }
}

final class NameCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }
}
