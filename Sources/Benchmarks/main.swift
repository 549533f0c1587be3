import Foundation
import RuntimeInterface

/// The options of the command line `Benchmarks [--filter NAME] [--runs N] [--list]`.
///
/// The command prints lines with `benchmark n metric median min max`, separated by tabs, in CPU time. Use a release
/// build: `swift run -c release Benchmarks`.
struct Options {
  var filter = ""
  var runCount = 5
  var listsOnly = false

  init(_ arguments: [String]) {
    var remainingArguments = arguments[...]
    while let argument = remainingArguments.popFirst() {
      switch argument {
      case "--filter": filter = remainingArguments.popFirst() ?? ""
      case "--runs": runCount = max(1, remainingArguments.popFirst().flatMap { Int($0) } ?? 0)
      case "--list": listsOnly = true
      default:
        StandardStream.output.writeLine("usage: Benchmarks [--filter NAME] [--runs N] [--list]")
        exit(argument == "--help" ? 0 : 2)
      }
    }
  }
}

/// Runs the benchmarks and prints the measured values. Returns the exit status.
@MainActor
func runBenchmarks(_ options: Options) -> Int32 {
  var status: Int32 = 0
  StandardStream.output.writeLine("benchmark\tn\tmetric\tmedian\tmin\tmax")
  for benchmark in BenchmarkList.all where options.filter.isEmpty || benchmark.name.contains(options.filter) {
    if options.listsOnly {
      StandardStream.output.writeLine("\(benchmark.name)\t\(benchmark.n)\t\t\t\t")
      continue
    }
    var measurements: [(name: String, values: [Double])] = []
    do {
      for _ in 0..<options.runCount {
        for metric in try benchmark.run() {
          if let index = measurements.firstIndex(where: { $0.name == metric.name }) {
            measurements[index].values.append(metric.value)
          } else {
            measurements.append((metric.name, [metric.value]))
          }
        }
      }
    } catch {
      StandardStream.error.writeLine("\(benchmark.name): \(error)")
      status = 1
    }
    for figure in measurements {
      let sorted = figure.values.sorted()
      let cells = [sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1]].map { String(format: "%.4f", $0) }
      StandardStream.output.writeLine(
        "\(benchmark.name)\t\(benchmark.n)\t\(figure.name)\t\(cells.joined(separator: "\t"))")
    }
    fflush(nil)
  }
  return status
}

exit(runBenchmarks(Options(Array(CommandLine.arguments.dropFirst()))))
