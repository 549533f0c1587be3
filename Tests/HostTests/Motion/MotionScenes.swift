import CoreGraphics
import QuartzCore
import UIKit

/// A cell with a number. Each number has its own color.
final class NumberCell: UICollectionViewCell {
  private let label = UILabel()
  private(set) var number = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func show(_ number: Int, corners: CGFloat) {
    self.number = number
    label.text = "\(number)"
    contentView.backgroundColor = NumberCell.color(number)
    contentView.layer.cornerRadius = corners
  }

  static func color(_ number: Int) -> UIColor {
    UIColor(hue: CGFloat(number * 37 % 100) / 100, saturation: 0.6, brightness: 0.8, alpha: 1)
  }
}

/// A base class for collection view controllers with numbered cells in a flow layout.
@preconcurrency @MainActor
class NumbersController: UICollectionViewController {
  var numbers: [Int] = []
  var corners: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.backgroundColor = UIColor(white: 0.95, alpha: 1)
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? NumberCell)?.show(numbers[path.item], corners: corners)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
    numbers.insert(numbers.remove(at: from.item), at: to.item)
  }

  static func layout(_ width: CGFloat, _ height: CGFloat, gap: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    layout.minimumInteritemSpacing = gap
    layout.minimumLineSpacing = gap
    layout.sectionInset = UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap)
    return layout
  }
}

/// A long list, which is scrolled by flings.
@preconcurrency @MainActor
final class ListScene: MotionScene {
  let numbers: NumbersController
  var controller: UIViewController { numbers }

  init() {
    numbers = NumbersController(collectionViewLayout: NumbersController.layout(200, 39, gap: 1))
    numbers.numbers = Array(0..<100)
  }

  var state: [String: CGFloat] {
    guard let view = numbers.collectionView else { return [:] }
    return [
      "offset": view.contentOffset.y, "isDragging": view.isDragging ? 1 : 0,
      "isDecelerating": view.isDecelerating ? 1 : 0, "end": view.contentSize.height - view.bounds.height,
    ]
  }
}

/// The same list as `ListScene`, scrolled almost to its end.
@preconcurrency @MainActor
final class ListEndScene: MotionScene {
  private let list = ListScene()
  var controller: UIViewController { list.controller }
  var state: [String: CGFloat] { list.state }

  init() {
    let view: UICollectionView = list.numbers.collectionView
    list.numbers.view.frame = CGRect(x: 0, y: 0, width: 200, height: 260)
    list.numbers.view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height - 260 - 60
  }
}

/// Tiles in four columns that can be reordered.
@preconcurrency @MainActor
final class TilesScene: MotionScene {
  let tiles: NumbersController
  var controller: UIViewController { tiles }
  /// The number of the tile that is moved.
  static let held = 1

  init() {
    tiles = NumbersController(collectionViewLayout: NumbersController.layout(45, 45, gap: 4))
    tiles.numbers = Array(0..<80)
    tiles.corners = 8
  }

  var state: [String: CGFloat] {
    guard let view = tiles.collectionView else { return [:] }
    let cell = view.visibleCells.first { ($0 as? NumberCell)?.number == TilesScene.held }
    // The presented position of the cell in the window.
    let place = cell.map { $0.layer.presentation() ?? $0.layer }?.position ?? CGPoint(x: -1, y: -1)
    return [
      "offset": view.contentOffset.y, "isHeld": view.hasUncommittedUpdates ? 1 : 0, "x": place.x,
      "y": place.y - view.contentOffset.y, "item": CGFloat(tiles.numbers.firstIndex(of: TilesScene.held) ?? -1),
    ]
  }
}

/// Tiles whose height increases with a pinch, which controls a transition to another layout.
@preconcurrency @MainActor
final class PinchScene: MotionScene {
  private let tiles: NumbersController
  var controller: UIViewController { tiles }
  private var between: UICollectionViewTransitionLayout?
  private var outcome: CGFloat = -1

  init() {
    tiles = NumbersController(collectionViewLayout: NumbersController.layout(60, 40, gap: 5))
    tiles.numbers = Array(0..<9)
    tiles.collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector("pinched:", PinchScene.pinched(_:))))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      outcome = -1
      between = tiles.collectionView.startInteractiveTransition(to: NumbersController.layout(60, 75, gap: 5)) {
        [weak self] _, finished in self?.outcome = finished ? 1 : 0
      }
      follow(pinch)
    case .changed: follow(pinch)
    case .ended: tiles.collectionView.finishInteractiveTransition()
    default: tiles.collectionView.cancelInteractiveTransition()
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    between?.transitionProgress = min(1, max(0, (pinch.scale - 1) * 2))
    between?.invalidateLayout()
  }

  var state: [String: CGFloat] {
    guard let view = tiles.collectionView else { return [:] }
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let layer = cell.map { $0.layer.presentation() ?? $0.layer }
    let progress = (view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress
    return ["progress": progress ?? -1, "height": layer?.bounds.height ?? -1, "outcome": outcome]
  }
}
