import UIKit

/// A screen with a million cells of different sizes. The slider scrolls to any cell, and `+` inserts a cell before the
/// first visible one.
final class MillionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The number of each cell, which determines the cell's color and size.
  private(set) var numbers: [Int32]
  let slider = UISlider()
  let meter = FrameMeter()
  private var hasAppeared = false

  init(count: Int = 1_000_000) {
    numbers = Array(0..<Int32(count))
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("MillionViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(MillionCell.self, forCellWithReuseIdentifier: "cell")
    slider.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
    slider.addAction(UIAction { [unowned self] _ in jump() }, for: .valueChanged)
    navigationItem.titleView = slider
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addCell() })
    view.addSubview(meter)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = meter.preferredSize
    meter.frame = CGRect(
      x: view.bounds.maxX - 8 - size.width, y: view.bounds.maxY - 12 - size.height, width: size.width,
      height: size.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Before the screen appears, only the layout scrolls, because it moves the content below the bar.
    if hasAppeared { meter.recordMotion() }
    guard !slider.isTracking, let first = collectionView.indexPathsForVisibleItems.min() else { return }
    slider.value = Float(first.item) / Float(max(1, numbers.count - 1))
  }

  private func jump() {
    let item = Int((Double(slider.value) * Double(numbers.count - 1)).rounded())
    collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
  }

  private func addCell() {
    let first = collectionView.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
    meter.recordMotion()
    collectionView.performBatchUpdates {
      self.numbers.insert(Int32(self.numbers.count), at: first.item)
      self.collectionView.insertItems(at: [first])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = Int(numbers[indexPath.item])
    return CGSize(width: 44 + number &* 37 % 61, height: 36 + number &* 23 % 41)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MillionCell)?.show(Int(numbers[indexPath.item]))
    return cell
  }
}
