import UIKit
import UIKitTesting
import XCTest

/// Pictures of cells with configurations in their states, in light and dark mode.
@preconcurrency @MainActor
final class CellConfigurationSceneTests: SceneTestCase {
  /// Shows normal, highlighted, selected and disabled rows of each appearance.
  private func states(isDark: Bool) {
    let looks: [(UIListContentConfiguration, UIBackgroundConfiguration)] = [
      (Self.filled(.subtitleCell()), .listCell()), (Self.filled(.valueCell()), .listGroupedCell()),
      (Self.filled(.sidebarCell()), .listSidebarCell()),
    ]
    scene(680, 300, scale: 2, isDark: isDark) { root in
      root.backgroundColor = .systemGroupedBackground
      for (row, look) in looks.enumerated() {
        for state in 0..<4 {
          let cell = UICollectionViewCell(
            frame: CGRect(x: 8 + (state % 2) * 336, y: 8 + row * 96 + (state / 2) * 46, width: 328, height: 44))
          if row == 0 { cell.frame.size.height = 44 }
          cell.contentConfiguration = look.0
          cell.backgroundConfiguration = look.1
          cell.isHighlighted = state == 1
          cell.isSelected = state == 2
          cell.isUserInteractionEnabled = state != 3
          root.addSubview(cell)
        }
      }
    }
  }

  private static func filled(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration {
    var result = configuration
    result.text = "Title"
    result.secondaryText = "Second"
    result.image = UIImage(systemName: "star.fill")
    result.directionalLayoutMargins.top = 3
    result.directionalLayoutMargins.bottom = 3
    return result
  }

  func testStates_light() {
    states(isDark: false)
    expect("cell-configurations-light")
  }

  func testStates_dark() {
    states(isDark: true)
    expect("cell-configurations-dark")
  }

  func testBackgroundsAndTexts() {
    scene(420, 300, scale: 2) { root in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      background.cornerRadius = 12
      background.strokeColor = .systemRed
      background.strokeWidth = 3
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      for (index, outset) in [CGFloat(0), 4, -4].enumerated() {
        background.strokeOutset = outset
        let cell = UICollectionViewCell(frame: CGRect(x: 10 + index * 136, y: 10, width: 128, height: 60))
        var content = UIListContentConfiguration.cell()
        content.text = "Outset \(Int(outset))"
        content.textProperties.alignment = .center
        cell.contentConfiguration = content
        cell.backgroundConfiguration = background
        root.addSubview(cell)
      }
      background.strokeWidth = 0
      background.image = Self.letter(60, 60, scale: 2)
      background.imageContentMode = .scaleAspectFit
      background.shadowProperties.opacity = 0.5
      background.shadowProperties.offset = CGSize(width: 0, height: 3)
      let pictured = UICollectionViewCell(frame: CGRect(x: 10, y: 80, width: 128, height: 80))
      pictured.backgroundConfiguration = background
      root.addSubview(pictured)
      let custom = UICollectionViewCell(frame: CGRect(x: 146, y: 80, width: 128, height: 80))
      var own = UIBackgroundConfiguration.clear()
      let view = UIView()
      view.backgroundColor = .systemGreen
      own.customView = view
      own.cornerRadius = 20
      custom.backgroundConfiguration = own
      root.addSubview(custom)
      let headers: [UIListContentConfiguration] = [
        .plainHeader(), .groupedHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
        .groupedFooter(),
      ]
      for (index, header) in headers.enumerated() {
        var header = header
        header.text = "Header"
        if index == 1 { header.textProperties.transform = .uppercase }
        let content = header.makeContentView()
        content.frame = CGRect(
          x: CGFloat(10 + (index % 3) * 136), y: CGFloat(170 + index / 3 * 50), width: 128, height: 44)
        content.backgroundColor = .white
        root.addSubview(content)
      }
    }
    expect("cell-backgrounds")
  }
}
