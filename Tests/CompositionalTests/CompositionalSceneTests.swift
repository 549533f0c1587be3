import UIKit
import UIKitTesting
import XCTest

/// Pictures of compositional layouts.
@preconcurrency @MainActor
final class CompositionalSceneTests: XCTestCase {
  /// The background color of headers.
  private var bar = UIColor.clear

  private func color(_ path: IndexPath) -> UIColor {
    UIColor(
      hue: CGFloat((path.item * 37 + path.section * 90) % 360) / 360, saturation: 0.45, brightness: 0.9, alpha: 1)
  }

  private func look(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath) {
    if let cell = view as? UICollectionViewCell {
      cell.contentView.backgroundColor = color(path)
      cell.contentView.layer.cornerRadius = 8
      return
    }
    guard let view = view as? CompositionalStage.View else { return }
    view.label.font = .systemFont(ofSize: kind == "badge" ? 11 : 17, weight: .semibold)
    view.label.textAlignment = kind == "badge" ? .center : .natural
    view.label.textColor = kind == "badge" ? .white : .label
    view.label.text = kind == "badge" ? "\(path.item + 1)" : "Section \(path.first ?? 0)"
    view.backgroundColor = kind == "badge" ? .systemRed : bar
    view.layer.cornerRadius = kind == "badge" ? 10 : 0
    view.clipsToBounds = kind == "badge"
  }

  private final class Ground: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 14
    }
    required init?(coder: NSCoder) { nil }
  }

  private func stage(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout) -> CompositionalStage {
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let stage = CompositionalStage(size: CGSize(width: 360, height: 500), scale: 1, counts: counts, layout)
    stage.configure = { [unowned self] in look($0, $1, $2) }
    stage.view.reloadData()
    stage.app.frame()
    return stage
  }

  func testAGrid() throws {
    let stage = stage([23], UICollectionViewCompositionalLayout(section: CompositionalLayoutTests.grid(4)))
    defer { stage.close() }
    try stage.app.expectSnapshot("compositional-grid")
  }

  func testNestedGroups() throws {
    let stage = stage([30], UICollectionViewCompositionalLayout(section: CompositionalLayoutTests.photos()))
    defer { stage.close() }
    try stage.app.expectSnapshot("compositional-photos")
  }

  func testBadges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: CompositionalLayoutTests.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: CompositionalLayoutTests.size(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: CompositionalLayoutTests.size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let stage = stage([14], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    try stage.app.expectSnapshot("compositional-badges")
  }

  func testPinnedHeadersAndBackgrounds() throws {
    bar = UIColor.secondarySystemBackground.withAlphaComponent(0.9)
    let section = CompositionalLayoutTests.grid(4)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header(pins: true)]
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [ground]
    let stage = stage([10, 12, 20], UICollectionViewCompositionalLayout(section: section))
    defer { stage.close() }
    stage.view.contentOffset.y = 120
    stage.app.frame()
    try stage.app.expectSnapshot("compositional-pinned")
  }

  func testOrthogonalSections_atRestAndScrolling() throws {
    let stage = stage(
      [20, 20, 30],
      UICollectionViewCompositionalLayout { number, _ in
        let section: NSCollectionLayoutSection
        switch number {
        case 0: section = OrthogonalSectionTests.orthogonalSection(.groupPagingCentered)
        case 1: section = OrthogonalSectionTests.orthogonalSection()
        default:
          section = CompositionalLayoutTests.grid(4)
          section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        section.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
        if number == 1 { section.decorationItems = [.background(elementKind: "ground")] }
        return section
      })
    defer { stage.close() }
    try stage.app.expectSnapshot("compositional-orthogonal-sections")
    let finger = stage.app.touch(at: CGPoint(x: 250, y: 220))
    finger.drag(to: CGPoint(x: 100, y: 220), duration: 0.2)
    stage.app.frame()
    try stage.app.expectSnapshot("compositional-orthogonal-section-scrolling")
    finger.lift(after: 0.2)
  }
}
