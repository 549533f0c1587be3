import UIKit

/// A screen with a grid of a million photos, eight in a row. The photos have rounded corners and labels.
final class BenchmarkGrid: UIViewController, UICollectionViewDataSource {
  private var count: Int
  private var insertedCount = 0
  private let photos: [UIImage]
  private(set) var grid: UICollectionView!

  private let layout: UICollectionViewLayout

  /// Creates a grid of `count` photos.
  ///
  /// - Parameter layout: The layout, or `nil` for the flow layout of the photo grid.
  init(count: Int, layout: UICollectionViewLayout? = nil) {
    self.count = count
    self.layout = layout ?? Self.flow
    photos = (0..<16).map { BenchmarkImage.make(side: 150, seed: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("BenchmarkGrid does not support init(coder:); create it in code") }

  static var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 170)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.backgroundColor = UIColor(white: 0.17, alpha: 1)
    grid.register(BenchmarkCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func insertFirst() {
    UIView.performWithoutAnimation {
      grid.performBatchUpdates {
        self.count += 1
        self.insertedCount += 1
        self.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  /// The value that the data source returns for each item in `collectionView(_:canMoveItemAt:)`.
  var canMoveItems = false
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMoveItems }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let id = indexPath.item - insertedCount
    (cell as? BenchmarkCell)?.show(photos[((id % 16) + 16) % 16], name: "Photo \(id)")
    return cell
  }
}

final class BenchmarkCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
    imageView.layer.cornerRadius = 8
    imageView.clipsToBounds = true
    label.frame = CGRect(x: 0, y: 150, width: 150, height: 20)
    label.font = .systemFont(ofSize: 13)
    label.textColor = UIColor(white: 0.87, alpha: 1)
    label.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("BenchmarkCell does not support init(coder:); create it in code") }

  func show(_ photo: UIImage, name: String) {
    imageView.image = photo
    label.text = name
  }
}
