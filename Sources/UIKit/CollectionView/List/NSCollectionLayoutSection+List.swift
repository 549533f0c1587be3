import CollectionCore
import Foundation

extension NSCollectionLayoutSection {
  /// A section that is a list: rows that say their own heights, one below the other, with the header, the footer, the
  /// separators and the gaps of the configuration. Its content insets, boundary items and decorations may be changed; gaps
  /// between sections come on top.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(ListSection.rowEstimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration)
    let side = configuration.appearance.sideInset
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    let isPinned = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: hugs ? .estimated(100) : width, heightDimension: .estimated(38)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: hugs ? .topLeading : .top)
      header.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// How far rows lie within the sides (16 measured for cards; not measured for sidebars).
  fileprivate var sideInset: CGFloat {
    switch self {
    case .plain, .grouped, .sidebarPlain: return 0
    case .insetGrouped: return 16
    case .sidebar: return 10
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of that configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
