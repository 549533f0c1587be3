import UIKit

/// Rows that can be dragged to the left to show the view behind them, while the list still scrolls.
final class SwipeListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var rows = (0..<40).map { "Row \($0)" }
  private(set) var selected: [IndexPath] = []
  private(set) var buttonTaps = 0
  private(set) var switched: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(SwipeCell.self, forCellWithReuseIdentifier: "row")
    let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! SwipeCell
    cell.label.text = rows[indexPath.item]
    cell.button.removeTarget(nil, action: nil, for: .allEvents)
    cell.button.addTarget(self, action: Selector("more:", Self.more), for: .touchUpInside)
    cell.toggle.removeTarget(self, action: nil, for: .valueChanged)
    cell.toggle.addTarget(self, action: Selector("toggled:", Self.toggled), for: .valueChanged)
    cell.onDelete = { [weak self, weak cell] in
      guard let self, let cell, let path = self.collectionView.indexPath(for: cell) else { return }
      self.rows.remove(at: path.item)
      self.collectionView.deleteItems(at: [path])
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func more(_ sender: UIButton) { buttonTaps += 1 }
  func toggled(_ sender: UISwitch) { switched.append(sender.isOn) }
}

final class SwipeCell: UICollectionViewCell, UIGestureRecognizerDelegate {
  let label = UILabel()
  let button = UIButton(type: .system)
  let toggle = UISwitch()
  let front = UIView()
  var onDelete: () -> Void = {}
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", Self.panned))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemRed
    front.frame = contentView.bounds
    front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    front.backgroundColor = .systemBackground
    contentView.addSubview(front)
    label.frame = CGRect(x: 16, y: 10, width: 100, height: 40)
    button.frame = CGRect(x: 130, y: 10, width: 80, height: 40)
    button.setTitle("More", for: .normal)
    toggle.frame.origin = CGPoint(x: 240, y: 15)
    front.addSubview(label)
    front.addSubview(button)
    front.addSubview(toggle)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    front.transform = .identity
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan else { return super.gestureRecognizerShouldBegin(recognizer) }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      front.transform = CGAffineTransform(translationX: min(0, pan.translation(in: self).x), y: 0)
    case .ended:
      let away = pan.translation(in: self).x < -bounds.width / 2 || pan.velocity(in: self).x < -800
      UIView.animate(withDuration: 0.25) {
        self.front.transform = away ? CGAffineTransform(translationX: -self.bounds.width, y: 0) : .identity
      } completion: { _ in
        if away { self.onDelete() }
      }
    case .cancelled, .failed:
      UIView.animate(withDuration: 0.25) { self.front.transform = .identity }
    default: break
    }
  }
}
