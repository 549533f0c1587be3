import CollectionCore
import Foundation

/// The measured rules of flow layouts, implemented item by item without regard to cost. It is the reference for the
/// solver.
struct NaiveFlow {
  struct Placed: Equatable {
    var element: FlowSolution.Element
    var frame: CGRect
  }

  let axis: FlowAxis
  let cross: Double
  let scale: Double
  private(set) var placed: [Placed] = []
  private(set) var length = 0.0

  init(_ inputs: [FlowSectionInput], axis: FlowAxis, cross: Double, scale: Double) {
    self.axis = axis
    self.cross = cross
    self.scale = scale
    for (section, input) in inputs.enumerated() { add(input, section) }
  }

  private mutating func add(_ input: FlowSectionInput, _ section: Int) {
    if input.headerLength > 0 { place(.header(section: section), length, 0, bar(input.headerLength)) }
    length += input.headerLength + input.mainStart
    let available = cross - input.crossStart - input.crossEnd
    let list = input.sizes.allSizes
    var lines: [[Int]] = []
    var used = 0.0
    for item in list.indices {
      let extent = axis.cross(list[item])
      if !lines.isEmpty, used + input.interitemSpacing + extent <= available + 1e-4 {
        lines[lines.count - 1].append(item)
        used += input.interitemSpacing + extent
      } else {
        lines.append([item])
        used = extent
      }
    }
    for (number, line) in lines.enumerated() {
      if number > 0 { length += input.lineSpacing }
      length += add(line, isLast: number == lines.count - 1, input, list, section, available)
    }
    length += input.mainEnd
    if input.footerLength > 0 { place(.footer(section: section), length, 0, bar(input.footerLength)) }
    length += input.footerLength
  }

  private mutating func add(
    _ line: [Int], isLast: Bool, _ input: FlowSectionInput, _ list: [CGSize], _ section: Int, _ available: Double
  ) -> Double {
    let sizes = line.map { list[$0] }
    let thickness = sizes.map(axis.main).max() ?? 0
    let total = sizes.map(axis.cross).reduce(0, +)
    var start = 0.0
    var gap = input.interitemSpacing
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    if !isLast || isUniform {
      let extent = axis.cross(sizes[0])
      var capacity = line.count
      if isLast {
        // Fill the line with further items of that size.
        var filled = total + Double(line.count - 1) * input.interitemSpacing
        while extent + input.interitemSpacing > 0, filled + input.interitemSpacing + extent <= available + 1e-4 {
          filled += input.interitemSpacing + extent
          capacity += 1
        }
      }
      let whole = isLast ? Double(capacity) * extent : total
      if capacity == 1 { start = (available - extent) / 2 } else { gap = (available - whole) / Double(capacity - 1) }
    }
    var position = input.crossStart + start
    for (item, size) in zip(line, sizes) {
      let main = length + (thickness - axis.main(size)) / 2
      place(.item(section: section, item: item), main, position, size)
      position += axis.cross(size) + gap
    }
    return thickness
  }

  private func bar(_ length: Double) -> CGSize { axis.size(main: length, cross: cross) }

  private mutating func place(_ element: FlowSolution.Element, _ main: Double, _ cross: Double, _ size: CGSize) {
    placed.append(Placed(element: element, frame: axis.rect(main: round(main), cross: round(cross), size: size)))
  }

  private func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}
