import UIKit

/// A screen that shows the photo grid or the list of rows.
final class GridController: UIViewController, WorkController, UICollectionViewDataSource {
  private let work: String
  private var count: Int
  private var inserted = 0
  private let photos: [UIImage?]
  private var collectionView: UICollectionView!

  private var jumpState: UInt32 = 1
  private var showsRows: Bool { work == "rows" }

  init(work: String, count: Int, photos: [UIImage?]) {
    self.work = work
    self.count = count
    self.photos = photos
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("GridController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = UIColor(red: 0x2b / 255, green: 0x2b / 255, blue: 0x2b / 255, alpha: 1)
    view.backgroundColor = background
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: showsRows ? RowLayout() : gridLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = background
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsVerticalScrollIndicator = false
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: RowCell.reuseIdentifier)
    collectionView.dataSource = self
    view.addSubview(collectionView)
    if work == "blur" {
      // The dark style has the workload's standard deviation of 20 points, and a similar color.
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 88)
      bar.autoresizingMask = .flexibleWidth
      view.addSubview(bar)
    }
  }

  private func gridLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 170)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    return layout
  }

  var stepCount: Int {
    switch work {
    case "scroll", "blur": Workload.scrollFrameCount
    case "jump": Workload.jumpCount
    case "insert": Workload.insertCount
    case "rows": 1
    default: 0
    }
  }

  func perform(_ step: Int) {
    switch work {
    case "scroll", "blur": scroll(to: Double(step + 1) * Workload.scrollStep)
    case "jump": scroll(to: Workload.nextJump(&jumpState, height: Workload.gridHeight(count)))
    case "insert": insertFirst()
    default: jump(toRow: count / 2)
    }
  }

  func reportMetrics() {
    if work == "insert" { PeerProtocol.reportMetric("inserts", Double(stepCount)) }
    guard work == "rows" else { return }
    PeerProtocol.reportMetric("landing_error_rows", Double(landingError(row: count / 2)))
    let height = (0..<count).reduce(0) { $0 + Workload.rowHeight($1) }
    PeerProtocol.reportMetric("content_height_error_px", Double(collectionView.contentSize.height) - height)
  }

  func scroll(to offset: Double) {
    collectionView.contentOffset = CGPoint(x: 0, y: CGFloat(offset))
  }

  private func insertFirst() {
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        self.inserted += 1
        self.count += 1
        self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  /// Scrolls a row to the top edge. `landingError(row:)` measures the resulting error.
  private func jump(toRow row: Int) {
    collectionView.scrollToItem(at: IndexPath(item: row, section: 0), at: .top, animated: false)
  }

  /// Returns the number of rows between `row` and the row that is at the top edge.
  private func landingError(row: Int) -> Int {
    let top = collectionView.contentOffset.y
    let cells = collectionView.indexPathsForVisibleItems
    let first = cells.min { abs(frame(of: $0).minY - top) < abs(frame(of: $1).minY - top) }
    return first.map { abs($0.item - row) } ?? -1
  }

  private func frame(of path: IndexPath) -> CGRect {
    collectionView.layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if showsRows {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RowCell.reuseIdentifier, for: indexPath)
      (cell as? RowCell)?.show(indexPath.item)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    let id = indexPath.item - inserted
    (cell as? PhotoCell)?.show(photos[Workload.photo(of: id)], name: "Photo \(id)")
    return cell
  }
}
