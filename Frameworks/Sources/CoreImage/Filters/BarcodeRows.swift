import Foundation

/// The bars of Code 128. Source: ISO/IEC 15417.
enum Code128 {
  /// The widths of the bars and spaces of the 107 symbols.
  static let symbols = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
    "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
    "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
    "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
    "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
    "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
    "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
    "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
    "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
    "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ]

  /// Returns the bars of a text, or nil if it contains characters that are not printable ASCII, or is empty or longer than 80.
  static func bars(_ data: Data) -> [Bool]? {
    guard !data.isEmpty, data.count <= 80, data.allSatisfy({ (32...126).contains($0) }) else { return nil }
    // Code set B has the number of a character minus 32. The sum is weighted by the positions.
    let codes = [104] + data.map { Int($0) - 32 }
    let check = codes.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103
    var bars: [Bool] = []
    for code in codes + [check, 106] {
      for (index, width) in symbols[code].enumerated() {
        bars += Array(repeating: index % 2 == 0, count: width.wholeNumberValue ?? 1)
      }
    }
    return bars
  }
}
