import UIKit
import UIKitTesting
import XCTest

/// Pictures of animations at eight moments.
@preconcurrency @MainActor
final class AnimationSceneTests: SceneTestCase {
  private let moments = (0..<8).map { Double($0) / 7 * 0.7 + 1.0 / 120 }

  private func box(_ frame: CGRect, in root: UIView) -> UIView {
    let view = UIImageView(image: Self.letter(40, 30, scale: 2))
    view.frame = frame
    root.addSubview(view)
    return view
  }

  func testMoveFadeSpringKeyframesAndRotation() {
    var boxes: [UIView] = []
    scene(140, 170) { root in
      for row in 0..<5 { boxes.append(box(CGRect(x: 4, y: 4 + CGFloat(row) * 33, width: 36, height: 27), in: root)) }
    }
    UIView.animate(withDuration: 0.7) {
      boxes[0].frame.origin.x = 100
      boxes[0].alpha = 0.2
    }
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
      animations: { boxes[1].center.x += 60 })
    UIView.animateKeyframes(withDuration: 0.7, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { boxes[2].center.x += 80 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        boxes[2].transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    UIView.animate(withDuration: 0.7, delay: 0, options: .curveLinear) {
      boxes[3].transform = CGAffineTransform(rotationAngle: .pi).translatedBy(x: -80, y: 0)
    }
    UIView.animate(withDuration: 0.2, delay: 0.1, options: [.repeat, .autoreverse]) {
      boxes[4].backgroundColor = .systemRed
      boxes[4].bounds.size.width = 70
    }
    expect("animations", at: moments)
  }

  func testTransitionsOfViews() {
    var boxes: [UIView] = []
    scene(150, 80) { root in
      for index in 0..<4 {
        let view = Self.view(
          CGRect(x: 5 + CGFloat(index % 2) * 72, y: 4 + CGFloat(index / 2) * 38, width: 66, height: 34), .systemTeal)
        let label = UILabel(frame: view.bounds)
        label.text = "Front"
        label.textAlignment = .center
        view.addSubview(label)
        root.addSubview(view)
        boxes.append(view)
      }
    }
    let kinds: [UIView.AnimationOptions] = [
      .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
    ]
    for (view, kind) in zip(boxes, kinds) {
      UIView.transition(with: view, duration: 0.7, options: kind) {
        view.backgroundColor = .systemOrange
        (view.subviews[0] as? UILabel)?.text = "Back"
      }
    }
    expect("view-transitions", at: moments)
  }

  func testTransitionsOfLayers() {
    var boxes: [UIView] = []
    scene(150, 80) { root in
      for index in 0..<4 {
        let view = Self.view(
          CGRect(x: 5 + CGFloat(index % 2) * 72, y: 4 + CGFloat(index / 2) * 38, width: 66, height: 34), .white)
        view.clipsToBounds = true
        view.addSubview(Self.view(CGRect(x: 4, y: 4, width: 26, height: 26), .systemBlue))
        root.addSubview(view)
        boxes.append(view)
      }
    }
    let kinds: [(CATransitionType, CATransitionSubtype)] = [
      (.push, .fromRight), (.fade, .fromLeft), (.moveIn, .fromTop), (.reveal, .fromLeft),
    ]
    for (view, kind) in zip(boxes, kinds) {
      let transition = CATransition()
      transition.type = kind.0
      transition.subtype = kind.1
      transition.duration = 0.7
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .systemYellow
      view.subviews[0].backgroundColor = .systemRed
      view.subviews[0].frame.origin.x = 36
    }
    expect("layer-transitions", at: moments)
  }

  func testAnAnimatorScrubbedAndReversed() {
    var view = UIView()
    scene(150, 50) { root in view = box(CGRect(x: 4, y: 10, width: 40, height: 30), in: root) }
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear) {
      view.frame.origin.x = 106
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    var pictures: [UIKitTesting.Snapshot] = []
    for fraction in [0, 0.25, 0.5, 0.9] as [CGFloat] {
      animator.fractionComplete = fraction
      pictures.append(application.snapshot())
    }
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for _ in 0..<4 {
      application.advance(by: 0.15)
      pictures.append(application.snapshot())
    }
    expect("property-animator", sheet: pictures)
  }

  func testRowsInsertedDeletedAndMoved() throws {
    let controller = TilesController(collectionViewLayout: TilesController.layout)
    start(150, 110)
    application.show(controller)
    try application.waitUntilIdle()
    controller.collectionView.performBatchUpdates {
      controller.tiles.remove(at: 1)
      controller.tiles.remove(at: 5)
      controller.tiles.insert(6, at: 0)
      controller.tiles.insert(20, at: 3)
      controller.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
      controller.collectionView.moveItem(at: IndexPath(item: 6, section: 0), to: IndexPath(item: 0, section: 0))
      controller.collectionView.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    expect("batch-update", at: (0..<8).map { Double($0) * 0.05 + 1.0 / 120 })
    try application.waitUntilIdle()
    XCTAssertEqual(controller.tiles.count, 12)
  }
}
