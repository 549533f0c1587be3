import Foundation

/// A tone in place of a sound of iOS.
struct SystemTone {
  /// A part of a tone.
  private struct Note {
    /// The frequencies in hertz, which sound together.
    let frequencies: [Double]
    /// The length in seconds.
    let duration: Double
    /// The time in seconds after which the loudness has decreased to 37 %, or nil for a constant one.
    let decay: Double?
  }

  private let notes: [Note]

  /// Creates the tone of a number, or returns nil for a vibration and for a number that iOS does not have.
  init?(_ sound: UInt32) {
    switch sound {
    // The tones of telephone keys (ITU-T Q.23): a row and a column.
    case 1200...1211:
      let rows = [697.0, 770, 852, 941]
      let columns = [1209.0, 1336, 1477]
      let key = sound == 1200 ? 10 : sound == 1210 ? 9 : sound == 1211 ? 11 : Int(sound) - 1201
      notes = [Note(frequencies: [rows[key / 3], columns[key % 3]], duration: 0.15, decay: nil)]
    // Keys, locks and switches.
    case 1057, 1100, 1101, 1103...1105, 1123, 1155, 1156, 1306:
      notes = [Note(frequencies: [1800, 2700], duration: 0.04, decay: 0.008)]
    // Alarms.
    case 1005, 1304, 1320...1336:
      notes = (0..<6).map { Note(frequencies: [$0 % 2 == 0 ? 988 : 784], duration: 0.18, decay: 0.12) }
    // Low battery, failures and endings: a falling chime.
    case 1006, 1073...1075, 1107, 1112, 1114, 1118, 1257:
      notes = [
        Note(frequencies: [784, 1568], duration: 0.16, decay: 0.1),
        Note(frequencies: [523, 1047], duration: 0.4, decay: 0.12),
      ]
    // Vibrations.
    case 1350...1352, 1519...1521, 4095: return nil
    case 1000..<4095:
      notes = [
        Note(frequencies: [880, 1760], duration: 0.14, decay: 0.1),
        Note(frequencies: [1175, 2349], duration: 0.45, decay: 0.14),
      ]
    default: return nil
    }
  }

  /// A WAV file with the tone, of one channel with 44,100 samples of 16 bits per second.
  var file: Data {
    let rate = 44_100.0
    let samples = notes.flatMap { note in
      let count = Int(note.duration * rate)
      return (0..<count).map { index -> Int16 in
        let time = Double(index) / rate
        let sum = note.frequencies.reduce(0) { $0 + sin(2 * .pi * $1 * time) } / Double(note.frequencies.count)
        // A note that begins or ends suddenly clicks.
        let edge = min(1, Double(index) / 40, Double(count - index) / 200)
        return Int16(sum * edge * (note.decay.map { exp(-time / $0) } ?? 1) * 12_000)
      }
    }
    var data = Data()
    func append<Value: FixedWidthInteger>(_ value: Value) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: "RIFF".utf8)
    append(UInt32(36 + samples.count * 2))
    data.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(rate))
    append(UInt32(rate * 2))
    append(UInt16(2))
    append(UInt16(16))
    data.append(contentsOf: "data".utf8)
    append(UInt32(samples.count * 2))
    for sample in samples { append(sample) }
    return data
  }
}
