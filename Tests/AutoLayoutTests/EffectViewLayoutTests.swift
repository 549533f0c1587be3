import UIKit
import XCTest

/// Constraints between an effect view and views in its content view, which has an autoresizing mask.
@preconcurrency @MainActor
final class EffectViewLayoutTests: XCTestCase {
  func testViewsInTheContentArePinnedToTheEffectView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    let container = UIView()
    let stack = UIStackView(arrangedSubviews: [UIButton(type: .system)])
    let second = UIButton(type: .system)
    for view in [blur, container, stack, second] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    container.addSubview(stack)
    container.addSubview(second)
    blur.contentView.addSubview(container)
    root.addSubview(blur)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: blur.leadingAnchor),
      container.topAnchor.constraint(greaterThanOrEqualTo: blur.topAnchor, constant: 16),
      container.trailingAnchor.constraint(equalTo: blur.trailingAnchor),
      container.bottomAnchor.constraint(equalTo: blur.bottomAnchor, constant: -32),
      blur.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      blur.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 24),
      stack.heightAnchor.constraint(equalToConstant: 42),
      second.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 32),
      second.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 24),
      second.heightAnchor.constraint(equalToConstant: 31),
      second.widthAnchor.constraint(equalToConstant: 100),
      second.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(blur.frame.width, 300)
    XCTAssertEqual(blur.frame.maxY, 500)
    XCTAssertGreaterThanOrEqual(blur.frame.height, 16 + 121 + 32)
    XCTAssertEqual(blur.contentView.frame, blur.bounds)
    XCTAssertEqual(container.frame.size, CGSize(width: 300, height: 121))
    XCTAssertEqual(container.convert(container.bounds, to: root).maxY, 468)
    XCTAssertEqual(stack.frame, CGRect(x: 24, y: 0, width: 252, height: 42))
    XCTAssertEqual(second.frame, CGRect(x: 24, y: 74, width: 100, height: 31))
  }
}
