import CollectionCore
import Foundation

/// A container of items and other groups, which are arranged in a row, in a column or by a closure.
///
/// The group is repeated along the section until the section's last item.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case row(FlowAxis, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The supplementary views of each repetition of the group. These views have the index path of the first item in the repetition.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaryItemStorage }
    set { supplementaryItemStorage = newValue }
  }
  /// The spacing between the subitems of the group. The default is `nil`, which means no spacing.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items and groups in the group. The array is empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] { subitemStorage }

  private let subitemStorage: [NSCollectionLayoutItem]
  private let kind: Kind

  required init(_ size: NSCollectionLayoutSize, _ subitemStorage: [NSCollectionLayoutItem], _ kind: Kind) {
    self.subitemStorage = subitemStorage
    self.kind = kind
    super.init(size, [])
  }

  /// Creates a group that repeats its subitems in a row as long as they fit.
  ///
  /// A group with an estimated width contains the subitems that fit into the estimate, but each of them at least once.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items and groups in the row. An error is reported if the array is empty.
  /// - Returns: The group.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, validated(subitems), .row(.horizontal, count: nil))
  }
  /// Creates a group that repeats a subitem a number of times in a row, with equal widths.
  ///
  /// The width of the subitem is ignored (measured on iOS 26.1).
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.horizontal, count: validated(count)))
  }
  /// Creates a group that repeats a subitem a number of times in a row, with equal widths. This is the older name of
  /// `horizontal(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.horizontal, count: validated(count)))
  }
  /// Creates a group that repeats a subitem a number of times in a row, with equal widths.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }
  /// Creates a group that repeats its subitems in a column as long as they fit.
  ///
  /// A group with an estimated height contains the subitems that fit into the estimate, but each of them at least once.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items and groups in the column. An error is reported if the array is empty.
  /// - Returns: The group.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, validated(subitems), .row(.vertical, count: nil))
  }
  /// Creates a group that repeats a subitem a number of times in a column, with equal heights.
  ///
  /// The height of the subitem is ignored.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize, [subitem], .row(.vertical, count: validated(count)))
  }
  /// Creates a group that repeats a subitem a number of times in a column, with equal heights. This is the older name
  /// of `vertical(layoutSize:repeatingSubitem:count:)`.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    Self(layoutSize, [subitem], .row(.vertical, count: validated(count)))
  }
  /// Creates a group that repeats a subitem a number of times in a column, with equal heights.
  ///
  /// - Parameters:
  ///   - size: The size of the group.
  ///   - subitem: The item or group to repeat.
  ///   - count: The number of repetitions. For a number below 1, an error is reported and 1 is used.
  /// - Returns: The group.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }
  /// Creates a group whose items have the frames that a closure returns.
  ///
  /// An estimated size grows to contain all of the frames.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the items of the group.
  /// - Returns: The group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize, [], .custom(itemProvider))
  }

  /// Returns a description of the group and its subitems for debugging, one line each.
  ///
  /// - Returns: The description.
  public func visualDescription() -> String { descriptionLines(of: self, "").joined(separator: "\n") }

  private func descriptionLines(of item: NSCollectionLayoutItem, _ indent: String) -> [String] {
    var name = "item"
    var subitems: [NSCollectionLayoutItem] = []
    if let group = item as? NSCollectionLayoutGroup {
      subitems = group.subitemStorage
      switch group.kind {
      case .row(let axis, let count):
        name = axis == .vertical ? "vertical group" : "horizontal group"
        if let count { name += " of \(count)" }
      case .custom: name = "custom group"
      }
    }
    let size = item.layoutSize.value
    return ["\(indent)\(name), width \(size.width), height \(size.height)"]
      + subitems.flatMap { descriptionLines(of: $0, indent + "  ") }
  }

  // MARK: Checks

  private static func validated(_ count: Int) -> Int {
    if count >= 1 { return count }
    Diagnostics.report(
      "the count of a group in a compositional layout is \(count), but must be at least 1; the group repeats its subitem "
        + "once"
    )
    return 1
  }

  /// Returns the subitems of a group, and reports an error if two of them use the same kind of supplementary views.
  /// Such views cannot be distinguished. UIKit raises an exception in this case.
  private static func validated(_ subitems: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    if subitems.isEmpty {
      Diagnostics.report(
        "a group of a compositional layout has no subitems and shows no items. Pass at least one subitem")
    }
    var kinds: Set<String> = []
    for subitem in subitems {
      for kind in Set(subitem.supplementaryItems.map(\.elementKind)) where !kinds.insert(kind).inserted {
        Diagnostics.report(
          "two subitems of one group of a compositional layout have supplementary views of the kind “\(kind)”; each "
            + "kind may occur once in a group")
      }
    }
    return subitems
  }

  // MARK: Solving

  override func makeSolverItem(_ traits: UITraitCollection) -> CompositionalItem {
    CompositionalItem(
      size: layoutSize.value, insets: CompositionalInsets(contentInsets),
      edges: edgeSpacing?.value ?? CompositionalEdges(), supplementaries: supplementaryItemStorage.map(\.solverInput),
      content: content(traits))
  }

  private func content(_ traits: UITraitCollection) -> CompositionalItem.Content {
    switch kind {
    case .row(let axis, let count):
      return .group(
        axis, subitemStorage.map { $0.makeSolverItem(traits) }, spacing: interItemSpacing?.value, count: count)
    case .custom(let provider):
      return .custom { size in
        performOnMain {
          let items = provider(LayoutEnvironment(size, .zero, traits))
          if items.isEmpty {
            Diagnostics.report(
              "a custom group of a compositional layout, with the size \(size), has no items and shows nothing; "
                + "return at least one item from its item provider"
            )
          }
          return items.map { item in
            let frame = item.frame
            if [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy({ abs($0) <= 1e9 }) {
              return item.value
            }
            Diagnostics.report(
              "a custom group of a compositional layout, with the size \(size), has an item with the frame \(frame), whose "
                + "numbers must be finite and at most 1,000,000,000; an empty frame is used")
            return CompositionalItem.CustomItem(frame: .zero, zIndex: item.zIndex)
          }
        }
      }
    }
  }

  override func makeCopy() -> NSCollectionLayoutGroup {
    let copy = copyProperties(
      to:
        NSCollectionLayoutGroup(layoutSize, subitemStorage.map { $0.makeCopy() }, kind))
    copy.supplementaryItemStorage = supplementaryItemStorage.map(\.copied)
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
