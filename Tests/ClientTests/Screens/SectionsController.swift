import UIKit

/// Sections that collapse when their header is tapped, tiles that flip, and a grid that can be reordered.
final class SectionsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var folded: Set<Int> = []
  var sections = (0..<4).map { section in (0..<8).map { "\(section).\($0)" } }
  private(set) var press: UILongPressGestureRecognizer!
  private(set) var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    collectionView.frame = view.bounds
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(FlipCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      FoldHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    press = UILongPressGestureRecognizer(target: self, action: Selector("pressed:", Self.pressed))
    collectionView.addGestureRecognizer(press)
    view.addSubview(collectionView)
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: place) else { return }
      collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(place)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    folded.contains(section) ? 0 : sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! FlipCell
    cell.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      as! FoldHeader
    header.onTap = { [weak self] in
      guard let self else { return }
      folded.formSymmetricDifference([indexPath.section])
      collectionView.reloadSections(IndexSet(integer: indexPath.section))
    }
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 76, height: 76) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (collectionView.cellForItem(at: indexPath) as? FlipCell)?.flip()
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    moves.append("\(name) to \(destinationIndexPath.section).\(destinationIndexPath.item)")
  }

  /// No item can be moved to the first position.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath == IndexPath(item: 0, section: 0) ? IndexPath(item: 1, section: 0) : proposedIndexPath
  }
}

final class FlipCell: UICollectionViewCell {
  private let front = UIView()
  private let back = UIView()
  private(set) var showsBack = false
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (side, color) in [(front, UIColor.systemIndigo), (back, .systemOrange)] {
      side.frame = contentView.bounds
      side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      side.backgroundColor = color
    }
    contentView.addSubview(front)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func flip() {
    showsBack.toggle()
    UIView.transition(
      from: showsBack ? front : back, to: showsBack ? back : front, duration: 0.4,
      options: [.transitionFlipFromLeft])
  }
}

final class FoldHeader: UICollectionReusableView {
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", Self.tapped)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func tapped() { onTap() }
}
