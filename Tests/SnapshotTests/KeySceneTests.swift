import UIKit
import UIKitTesting
import XCTest

/// Pictures of the effects of the keyboard and the mouse on controls: the focus ring, slider ticks, bars of page
/// controls and tool tips.
@preconcurrency @MainActor
final class KeySceneTests: SceneTestCase {
  private func fill(_ root: UIView) {
    root.backgroundColor = .systemBackground
    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 0, _ height: CGFloat = 0) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      root.addSubview(view)
    }
    for (index, configuration) in [UIButton.Configuration.filled(), .gray(), .plain()].enumerated() {
      let button = UIButton(configuration: configuration)
      button.setTitle(["Filled", "Gray", "Plain"][index], for: .normal)
      add(button, 16 + 100 * CGFloat(index), 16, 84, 34)
    }
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    add(system, 16, 64, 70, 30)
    let control = UISwitch()
    control.isOn = true
    add(control, 110, 64)
    let stepper = UIStepper()
    add(stepper, 194, 62)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "A field"
    add(field, 16, 108, 130, 34)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    add(segments, 160, 108, 140, 34)
    let slider = UISlider()
    slider.value = 0.5
    slider.trackConfiguration = .init(numberOfTicks: 5)
    add(slider, 16, 156, 284, 34)
    let neutral = UISlider()
    neutral.value = 0.8
    neutral.trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [.init(position: 0.5)])
    add(neutral, 16, 202, 284, 34)
    for (index, share) in [0, 0.6].enumerated() {
      let pages = UIPageControl()
      pages.numberOfPages = 4
      pages.currentPage = index
      // Dots are white by default.
      pages.backgroundColor = .darkGray
      let progress = UIPageControlProgress()
      pages.progress = progress
      progress.currentProgress = Float(share)
      if index == 1 { pages.backgroundStyle = .prominent }
      add(pages, 16 + 144 * CGFloat(index), 248, 140, 26)
      holders.append(progress)
    }
  }

  private var holders: [UIPageControlProgress] = []

  private func pictures(isDark: Bool) -> [UIKitTesting.Snapshot] {
    let root = scene(316, 290, scale: 2, isDark: isDark) { fill($0) }
    var pictures: [UIKitTesting.Snapshot] = []
    for step in 0..<10 {
      application.key(.keyboardTab)
      application.advance(by: 0.5)
      if [0, 2, 4, 5, 6, 7, 8].contains(step) { pictures.append(application.snapshot()) }
    }
    application.click(at: CGPoint(x: 310, y: 100))
    (root.subviews.first as? UIButton)?.toolTip = "Puts the photos that are chosen into an album of their own"
    application.hover(at: CGPoint(x: 50, y: 30))
    application.advance(by: 1)
    pictures.append(application.snapshot())
    return pictures
  }

  func testKeysAndMouse() { expect("keys-and-mouse", sheet: pictures(isDark: false)) }

  func testKeysAndMouseInTheDark() { expect("keys-and-mouse-dark", sheet: pictures(isDark: true)) }
}
