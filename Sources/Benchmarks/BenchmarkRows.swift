import UIKit

/// A screen with a million full-width rows of known heights, like the list in the section "Side by side" of
/// docs/performance.md. The flow layout requests each size from its delegate.
final class BenchmarkRows: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let count: Int
  private(set) var list: UICollectionView!

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("BenchmarkRows does not support init(coder:); create it in code") }

  static func height(_ row: Int) -> CGFloat { CGFloat(40 + row * 7919 % 201) }

  /// Returns the vertical position of a row in points. The heights repeat after 201 rows.
  static func position(_ row: Int) -> CGFloat {
    let periodHeight = (0..<201).reduce(0) { $0 + height($1) }
    return CGFloat(row / 201) * periodHeight + (row / 201 * 201..<row).reduce(0) { $0 + height($1) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  /// Scrolls to a row and produces the frame. Returns the resulting distance of the row from the top edge, in points.
  func jump(to row: Int, _ application: BenchmarkApplication) -> Double {
    list.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
    application.produceFrame()
    let landingError = abs(list.contentOffset.y - Self.position(row))
    guard let cell = list.cellForItem(at: IndexPath(item: row, section: 0)) else { return .infinity }
    return max(landingError, abs(cell.frame.minY - list.contentOffset.y))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 1280, height: Self.height(indexPath.item)) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = "Row \(indexPath.item)"
    return cell
  }
}

private final class RowCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 400, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    contentView.backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) { fatalError("RowCell does not support init(coder:); create it in code") }
}
