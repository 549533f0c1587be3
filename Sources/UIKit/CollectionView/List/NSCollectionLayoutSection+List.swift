import CollectionCore
import Foundation

extension NSCollectionLayoutSection {
  /// Creates a list section from a configuration: self-sizing rows in a column, with headers, footers, separators and
  /// margins.
  ///
  /// The content insets, boundary items and decoration items of the section can be changed afterwards. The layout's
  /// spacing between sections is added to the margins.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the list.
  ///   - layoutEnvironment: The environment of the section.
  /// - Returns: The section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(ListSection.rowEstimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration)
    let sideInset = configuration.appearance.sideInset(width: layoutEnvironment.container.contentSize.width)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
    let isPinned = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      let hugsHeader = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: hugsHeader ? .estimated(100) : width, heightDimension: .estimated(38)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: hugsHeader ? .topLeading : .top)
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
  /// Returns the leading and trailing inset of rows, in points, in a view of a given width.
  ///
  /// Cards have the margins of the system: 16 points, and 20 from a width of 414 points on. 16 is measured at 375 and at 393 points
  /// (measurements.md 10.5), so the limit is not that of tables, which is 390. The value for `sidebar` is an estimate.
  fileprivate func sideInset(width: CGFloat) -> CGFloat {
    switch self {
    case .plain, .grouped, .sidebarPlain: return 0
    case .insetGrouped: return SizeClasses.margin(width: width)
    case .sidebar: return 10
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists with the same configuration.
  ///
  /// - Parameter configuration: The properties of the lists.
  /// - Returns: The layout.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(commonSection: { environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }
}
