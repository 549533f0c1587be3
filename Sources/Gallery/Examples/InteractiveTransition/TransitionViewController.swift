import UIKit

/// A screen with pictures in a fine or a coarse grid. A pinch performs an interactive transition between the grids.
final class TransitionViewController: UICollectionViewController {
  let fineLayout = TransitionViewController.makeGridLayout(side: 80)
  let coarseLayout = TransitionViewController.makeGridLayout(side: 180)
  private var start = CGPoint.zero

  init() {
    super.init(collectionViewLayout: fineLayout)
  }

  required init?(coder: NSCoder) {
    fatalError("TransitionViewController does not support init(coder:); create it in code")
  }

  private static func makeGridLayout(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pinch to Zoom the Grid"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: .transitionPinch))
  }

  private var transition: FollowingTransitionLayout? {
    collectionView.collectionViewLayout as? FollowingTransitionLayout
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func pinched(_ pinch: UIPinchGestureRecognizer) {
    let center = pinch.location(in: view)
    switch pinch.state {
    case .changed:
      if transition == nil, abs(pinch.scale - 1) > 0.02 {
        let next = pinch.scale > 1 ? coarseLayout : fineLayout
        guard collectionView.collectionViewLayout !== next else { return }
        start = center
        collectionView.startInteractiveTransition(to: next)
      }
      guard let transition else { return }
      // A doubled distance completes the change to the coarse grid, and a halved one the change to the fine grid.
      let fraction = transition.nextLayout === coarseLayout ? pinch.scale - 1 : 2 * (1 - pinch.scale)
      transition.transitionProgress = min(1, max(0, fraction))
      transition.shift = CGPoint(x: center.x - start.x, y: center.y - start.y)
      transition.invalidateLayout()
    case .ended where (transition?.transitionProgress ?? 0) > 0.5:
      collectionView.finishInteractiveTransition()
    case .ended, .cancelled:
      if transition != nil { collectionView.cancelInteractiveTransition() }
    default:
      break
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    FollowingTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(indexPath.item)
    return cell
  }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let transitionPinch = #selector(TransitionViewController.pinched(_:))
  #else
    fileprivate static let transitionPinch = Selector("pinched:", TransitionViewController.pinched(_:))
  #endif
}
