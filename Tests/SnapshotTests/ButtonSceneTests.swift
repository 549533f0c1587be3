import UIKit
import UIKitTesting
import XCTest

/// Pictures of buttons: configurations by state, sizes, arrangements and corners, and the types without a
/// configuration.
@preconcurrency @MainActor
final class ButtonSceneTests: SceneTestCase {
  private typealias Configuration = UIButton.Configuration

  private func add(_ button: UIButton, _ x: CGFloat, _ y: CGFloat, to root: UIView) {
    root.addSubview(button)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: x, y: y)
  }

  private func states(_ root: UIView) {
    root.backgroundColor = .systemBackground
    let stripes = UIView(frame: CGRect(x: 0, y: 324, width: 440, height: 168))
    stripes.backgroundColor = UIColor(patternImage: Self.letter(30, 22))
    root.addSubview(stripes)
    let looks: [(String, Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Borderless", .borderless()), ("Bordered", .bordered()), ("B. tinted", .borderedTinted()),
      ("Prominent", .borderedProminent()), ("Glass", .glass()), ("Clear glass", .clearGlass()),
      ("Prom. glass", .prominentGlass()), ("Prom. clear", .prominentClearGlass()),
    ]
    for (row, (title, configuration)) in looks.enumerated() {
      for column in 0..<4 {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        if column == 1 { button.isHighlighted = true }
        if column == 2 { button.isSelected = true }
        if column == 3 { button.isEnabled = false }
        add(button, 8 + CGFloat(column) * 108, 8 + CGFloat(row) * 40, to: root)
      }
    }
  }

  func testStates() {
    for isDark in [false, true] {
      scene(440, 490, scale: 2, isDark: isDark) { states($0) }
      expect(isDark ? "buttons-states-dark" : "buttons-states")
    }
  }

  private func arrangements(_ root: UIView) {
    root.backgroundColor = .systemBackground
    func make(_ change: (inout Configuration) -> Void) -> UIButton {
      var configuration = Configuration.tinted()
      configuration.title = "Title"
      configuration.image = UIImage(systemName: "star.fill")
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    let placements: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for (index, placement) in placements.enumerated() {
      let button = make {
        $0.imagePlacement = placement
        $0.imagePadding = 6
        $0.subtitle = "Subtitle"
      }
      add(button, 8 + CGFloat(index) * 112, 8, to: root)
    }
    let sizes: [Configuration.Size] = [.mini, .small, .medium, .large]
    for (index, size) in sizes.enumerated() {
      let button = make {
        $0.buttonSize = size
        $0.imagePadding = 4
      }
      add(button, 8 + CGFloat(index) * 112, 110, to: root)
    }
    let corners: [Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    for (index, style) in corners.enumerated() {
      let button = make {
        $0.cornerStyle = style
        $0.image = nil
      }
      add(button, 8 + CGFloat(index) * 112, 172, to: root)
    }
    let outlined = make {
      $0 = .plain()
      $0.title = "Outlined"
      $0.background.strokeColor = .systemBlue
      $0.background.strokeWidth = 1
    }
    add(outlined, 8, 216, to: root)
    let waiting = make {
      $0 = .filled()
      $0.title = "Loading"
      $0.imagePadding = 6
      $0.showsActivityIndicator = true
      $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .white }
    }
    add(waiting, 120, 216, to: root)
    let danger = make {
      $0 = .gray()
      $0.title = "Delete"
      $0.image = UIImage(systemName: "trash")
      $0.imagePadding = 4
    }
    danger.role = .destructive
    add(danger, 260, 216, to: root)
    let popUp = make {
      $0 = .gray()
      $0.title = "?"
    }
    popUp.menu = UIMenu(children: [UIAction(title: "By name") { _ in }, UIAction(title: "By date") { _ in }])
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    root.addSubview(popUp)
    popUp.layoutIfNeeded()
    add(popUp, 8, 260, to: root)
    let leading = make {
      $0 = .gray()
      $0.title = "Leading"
      $0.image = UIImage(systemName: "folder")
      $0.imagePadding = 8
    }
    leading.contentHorizontalAlignment = .leading
    root.addSubview(leading)
    leading.frame = CGRect(x: 150, y: 260, width: 130, height: 36)
    let spread = make {
      $0 = .gray()
      $0.title = "Fill"
      $0.image = UIImage(systemName: "chevron.forward")
      $0.imagePlacement = .trailing
    }
    spread.contentHorizontalAlignment = .fill
    root.addSubview(spread)
    spread.frame = CGRect(x: 300, y: 260, width: 130, height: 36)
    var x: CGFloat = 8
    for type in [UIButton.ButtonType.system, .detailDisclosure, .contactAdd, .close] {
      let button = UIButton(type: type)
      if type == .system { button.setTitle("System", for: .normal) }
      add(button, x, 310, to: root)
      x = button.frame.maxX + 20
    }
    let both = UIButton(type: .system)
    both.setTitle("Both", for: .normal)
    both.setImage(UIImage(systemName: "heart"), for: .normal)
    add(both, x, 310, to: root)
    let off = UIButton(type: .system)
    off.setTitle("Disabled", for: .normal)
    off.isEnabled = false
    add(off, x + 100, 310, to: root)
  }

  func testArrangements() {
    scene(440, 350, scale: 2) { arrangements($0) }
    expect("buttons-arrangements")
    scene(440, 350, scale: 2) { root in
      arrangements(root)
      for view in root.subviews { view.semanticContentAttribute = .forceRightToLeft }
    }
    expect("buttons-arrangements-rtl")
  }
}
