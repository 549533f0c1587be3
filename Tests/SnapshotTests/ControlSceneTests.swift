import UIKit
import UIKitTesting
import XCTest

/// Pictures of the controls in their states.
@preconcurrency @MainActor
final class ControlSceneTests: SceneTestCase {
  private func fill(_ root: UIView) {
    root.backgroundColor = .systemBackground
    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 0, _ height: CGFloat = 0) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      root.addSubview(view)
    }
    for (index, isOn) in [false, true].enumerated() {
      let control = UISwitch()
      control.isOn = isOn
      add(control, 20 + 80 * CGFloat(index), 20)
    }
    let off = UISwitch()
    off.isOn = true
    off.isEnabled = false
    add(off, 180, 20)
    for (index, value) in [0, 0.35, 1].enumerated() {
      let slider = UISlider()
      slider.value = Float(value)
      add(slider, 20, 62 + 40 * CGFloat(index), 220, 34)
    }
    let three = UISegmentedControl(items: ["Day", "Week", "Month"])
    three.selectedSegmentIndex = 1
    add(three, 20, 186, 280, 34)
    let two = UISegmentedControl(items: ["List", "Grid"])
    two.selectedSegmentIndex = 0
    two.selectedSegmentTintColor = .systemBlue
    two.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    two.setEnabled(false, forSegmentAt: 1)
    add(two, 20, 232, 180, 34)
    let stepper = UIStepper()
    add(stepper, 212, 233)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    // Dots are white by default.
    pages.backgroundColor = .darkGray
    add(pages, 20, 278, 130, 26)
    let held = UIPageControl()
    held.numberOfPages = 4
    held.backgroundStyle = .prominent
    held.currentPageIndicatorTintColor = .systemRed
    add(held, 170, 278, 130, 26)
    for (index, value) in [0.2, 0.7].enumerated() {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = Float(value)
      add(bar, 20, 320 + 16 * CGFloat(index), 220, 4)
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let indicator = UIActivityIndicatorView(style: style)
      indicator.hidesWhenStopped = false
      indicator.sizeToFit()
      indicator.center = CGPoint(x: 265 + 30 * CGFloat(index), y: 330)
      root.addSubview(indicator)
    }
  }

  func testControls() {
    scene(320, 360, scale: 2) { fill($0) }
    expect("controls")
  }

  func testControlsInTheDark() {
    scene(320, 360, scale: 2, isDark: true) { fill($0) }
    expect("controls-dark")
  }
}
