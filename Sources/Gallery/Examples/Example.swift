import UIKit

/// One worked example: a screen that teaches one thing.
public struct Example {
  /// What it is called on the command line: no spaces.
  public let name: String

  /// What it shows, in one line.
  public let summary: String

  /// Makes the screen. It stands in a navigation controller.
  public let makeViewController: @MainActor () -> UIViewController

  /// All examples, in the order in which they are best read.
  public static let all: [Example] = [
    Example(name: "Circle", summary: "A circle of cells that turns into a grid; cells spin in and shrink away") {
      CircleViewController()
    },
    Example(name: "Waterfall", summary: "A hundred thousand pictures in columns, as high as their proportions ask") {
      WaterfallViewController()
    },
    Example(name: "SnapToTheMiddle", summary: "A row that comes to rest with a picture in the middle") {
      SnapViewController()
    },
    Example(name: "FromTheCentre", summary: "New cells come from the centre: the guide's listing, and its correction") {
      CentreViewController()
    },
    Example(
      name: "Million", summary: "A million cells of many sizes: jump anywhere, insert anywhere, see the frames' time"
    ) {
      MillionViewController()
    },
  ]

  /// The example of that name, whatever its capitals; nil when there is none.
  public static func named(_ name: String) -> Example? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
