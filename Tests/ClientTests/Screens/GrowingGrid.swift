import UIKit

/// A grid that is as tall as its content, for use in a scrolling form, with the usual overrides.
final class GrowingGrid: UICollectionView {
  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
  }
}

final class FormController: UIViewController, UICollectionViewDataSource {
  let scrollView = UIScrollView()
  let grid: GrowingGrid
  let footer = UILabel()
  var count = 4

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    grid = GrowingGrid(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.dataSource = self
    grid.isScrollEnabled = false
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    footer.text = "Below the grid"
    let stack = UIStackView(arrangedSubviews: [grid, footer])
    stack.axis = .vertical
    stack.spacing = 8
    for (child, parent) in [(scrollView, view!), (stack, scrollView)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: parent.topAnchor),
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
