import UIKit

/// A screen with cells in a circle or in a grid. `+` adds a cell, and the trash button deletes the last one.
final class CircleViewController: UICollectionViewController, CircleLayoutDelegate {
  private(set) var cellCount = 12
  let circleLayout = CircleLayout()
  let flowLayout = SpinningFlowLayout()
  let layoutControl = UISegmentedControl(items: ["Circle", "Flow"])

  /// A closure that returns the current time. Tests replace it.
  var now: () -> Date = { Date() }

  init() {
    super.init(collectionViewLayout: circleLayout)
  }

  required init?(coder: NSCoder) { fatalError("CircleViewController does not support init(coder:); create it in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The circle is centered in the visible area, so the content must not extend below the bar.
    edgesForExtendedLayout = []
    collectionView.backgroundColor = .black
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")

    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addItem() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteItem() })
    layoutControl.selectedSegmentIndex = 0
    layoutControl.addAction(UIAction { [unowned self] _ in changeLayout() }, for: .valueChanged)
    navigationItem.titleView = layoutControl
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.barStyle = .black
    navigationController?.view.backgroundColor = .black
  }

  private func changeLayout() {
    let layout = layoutControl.selectedSegmentIndex == 0 ? circleLayout : flowLayout
    collectionView.setCollectionViewLayout(layout, animated: true)
  }

  private func addItem() {
    collectionView.performBatchUpdates {
      self.cellCount += 1
      self.collectionView.insertItems(at: [IndexPath(item: self.cellCount - 1, section: 0)])
    }
  }

  private func deleteItem() {
    // The last remaining cell cannot be deleted.
    guard cellCount > 1 else { return }
    collectionView.performBatchUpdates {
      self.cellCount -= 1
      self.collectionView.deleteItems(at: [IndexPath(item: self.cellCount, section: 0)])
    }
  }

  func angleOfHand(in layout: CircleLayout) -> CGFloat {
    let minute = Calendar.current.component(.minute, from: now())
    return 2 * .pi * CGFloat(minute) / 60
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cellCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
