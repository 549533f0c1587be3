import CollectionCore
import Foundation
import TestSupport

/// A random section: a template, its surroundings, and items, some of which have preferred sizes.
struct CompositionalCase {
  let axis: FlowAxis
  let container: CGSize
  let template: CompositionalItem
  let spacing: Double
  var input = CompositionalSectionInput()
  var preferredSize: [CGSize?]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    container = CGSize(
      width: Int.random(in: 100...500, using: &random), height: Int.random(in: 100...500, using: &random))
    template = Self.group(depth: Int.random(in: 1...3, using: &random), &random)
    spacing = Double(Int.random(in: 0...12, using: &random))
    preferredSize = Array(repeating: nil, count: Int.random(in: 0...60, using: &random))
    input.insets = Self.insets(&random)
    input.isOrthogonal = Int.random(in: 0..<4, using: &random) == 0
    if Bool.random(using: &random) {
      input.boundaries = [
        CompositionalBoundary(
          kind: 7, size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(30)), x: 0, y: -1)
      ]
    }
  }

  var room: CGSize { CompositionalSection.availableSize(input, axis: axis, container: container) }
  var groupAxis: FlowAxis { input.isOrthogonal ? (axis == .vertical ? .horizontal : .vertical) : axis }

  static func size(_ random: inout SeededRandom) -> CGSize {
    CGSize(width: Int.random(in: 1...120, using: &random), height: Int.random(in: 1...120, using: &random))
  }

  private static func insets(_ random: inout SeededRandom) -> CompositionalInsets {
    guard Bool.random(using: &random) else { return .zero }
    func inset() -> Double { Double(Int.random(in: 0...10, using: &random)) }
    return CompositionalInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
  }

  private static func dimension(_ random: inout SeededRandom) -> CompositionalDimension {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return .absolute(Double(Int.random(in: 5...160, using: &random)))
    case 3..<5: return .fractionOfWidth([0.1, 0.25, 1 / 3, 0.5, 1].randomElement(using: &random) ?? 1)
    case 5..<7: return .fractionOfHeight([0.1, 0.25, 1 / 3, 0.5, 1].randomElement(using: &random) ?? 1)
    default: return .estimated(Double(Int.random(in: 10...120, using: &random)))
    }
  }

  private static func edges(_ random: inout SeededRandom) -> CompositionalEdges {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return CompositionalEdges() }
    func edge() -> CompositionalSpacing? {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return nil
      case 1: return .fixed(Double(Int.random(in: 0...9, using: &random)))
      default: return .flexible(Double(Int.random(in: 0...9, using: &random)))
      }
    }
    return CompositionalEdges(leading: edge(), top: edge(), trailing: edge(), bottom: edge())
  }

  private static func item(_ random: inout SeededRandom) -> CompositionalItem {
    CompositionalItem(
      size: CompositionalSize(width: dimension(&random), height: dimension(&random)), insets: insets(&random),
      edges: edges(&random))
  }

  private static func group(depth: Int, _ random: inout SeededRandom) -> CompositionalItem {
    let size = CompositionalSize(width: dimension(&random), height: dimension(&random))
    let content: CompositionalItem.Content
    if Int.random(in: 0..<8, using: &random) == 0 {
      let frames = (0..<Int.random(in: 1...200, using: &random)).map { _ in
        CompositionalItem.CustomItem(
          frame: CGRect(
            x: Int.random(in: -20...300, using: &random), y: Int.random(in: -20...300, using: &random),
            width: Int.random(in: 1...80, using: &random), height: Int.random(in: 1...80, using: &random)), zIndex: 0)
      }
      content = .custom { _ in frames }
    } else {
      let spacing: CompositionalSpacing? = [nil, .fixed(6), .flexible(3)].randomElement(using: &random) ?? nil
      let counts = Int.random(in: 0..<3, using: &random) == 0
      let subitems = (0..<(counts ? 1 : Int.random(in: 1...3, using: &random))).map { _ in
        depth > 1 && Bool.random(using: &random) ? group(depth: depth - 1, &random) : item(&random)
      }
      content = .group(
        Bool.random(using: &random) ? .vertical : .horizontal, subitems, spacing: spacing,
        count: counts ? Int.random(in: 1...5, using: &random) : nil)
    }
    return CompositionalItem(size: size, insets: insets(&random), edges: edges(&random), content: content)
  }
}
