import UIKit

/// A vertical list of horizontal lists, whose offsets are kept while their rows are not visible.
final class NestedRowsController: UICollectionViewController {
  private var offsets: [Int: CGFloat] = [:]
  private(set) var chosen: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 20
    layout.itemSize = CGSize(width: 320, height: 120)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(OrthogonalCell.self, forCellWithReuseIdentifier: "row")
    collectionView.allowsSelection = false
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! OrthogonalCell
    let row = indexPath.item
    cell.onChoose = { [weak self] item in self?.chosen.append("\(row).\(item)") }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? OrthogonalCell)?.offset = offsets[indexPath.item] ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    offsets[indexPath.item] = (cell as? OrthogonalCell)?.offset
  }
}

final class OrthogonalCell: UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let row: UICollectionView
  var onChoose: (Int) -> Void = { _ in }

  var offset: CGFloat {
    get { row.contentOffset.x }
    set {
      row.layoutIfNeeded()
      row.contentOffset.x = newValue
    }
  }

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    row = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    row.dataSource = self
    row.delegate = self
    row.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "poster")
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 20, saturation: 0.5, brightness: 0.9, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: indexPath.item == 0 ? 180 : 80, height: 120) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onChoose(indexPath.item)
  }
}
