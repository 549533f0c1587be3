import Foundation
import TestSupport
import XCTest

/// A GTK program on a Wayland compositor, with a window of one color. It is a Python script that calls GTK's library.
@MainActor
final class WaylandPeer {
  /// The color of the window, as `0xRRGGBB`.
  static let color: UInt32 = 0xaa5522

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private(set) lazy var reader = GTKPeer.LineReader(output.fileHandleForReading)

  /// The lines that the program has printed.
  var lines: [String] { reader.all }

  /// Starts the program and waits until it has a window. Skips the test if Python or GTK is missing.
  ///
  /// - Parameter arguments: `own NAME=FILE …` owns the clipboard after a click and prints `owned`; `own-later NAME=FILE …` prints
  ///   `clicked` then, and owns the clipboard after a line was sent; `read NAME` prints the clipboard's data in Base64 after a click;
  ///   `drag NAME=FILE …` begins drags with data, and prints `ended` after them; `drag-slowly NAME=FILE …` answers requests of their
  ///   data after two seconds; `drop NAME` accepts drops and prints their data in Base64.
  init(_ arguments: [String], environment: [String: String]) throws {
    guard let python = TestDisplay.find("python3") else { throw XCTSkip("python3 is not installed") }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }.merging([
      "GDK_BACKEND": "wayland", "NO_AT_BRIDGE": "1", "GTK_MODULES": "",
    ]) { _, new in new }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUntilTestsEnd()
    let end = Date(timeIntervalSinceNow: 180)
    while !reader.hasEnded, lines.isEmpty, Date() < end { usleep(10_000) }
    guard lines.first == "ready" else {
      self.end()
      throw XCTSkip("GTK 3 is not installed, or cannot use the compositor")
    }
  }

  /// Sends a line to the program.
  func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  private static let script = """
    import base64, ctypes, sys, threading, time
    try:
        gtk = ctypes.CDLL('libgtk-3.so.0'); gdk = ctypes.CDLL('libgdk-3.so.0'); gobject = ctypes.CDLL('libgobject-2.0.so.0')
    except OSError:
        print('missing', flush=True); sys.exit(0)
    P = ctypes.c_void_p
    for library, name in [(gtk, 'gtk_clipboard_get'), (gdk, 'gdk_atom_intern'), (gtk, 'gtk_window_new'), (gdk, 'gdk_display_get_default'),
                          (gtk, 'gtk_clipboard_wait_for_contents'), (gtk, 'gtk_selection_data_get_data')]:
        getattr(library, name).restype = P
    gobject.g_signal_connect_data.argtypes = [P, ctypes.c_char_p, P, P, P, ctypes.c_int]
    def atom(name): return P(gdk.gdk_atom_intern(name.encode(), 0))
    if not gtk.gtk_init_check(None, None):
        print('missing', flush=True); sys.exit(0)
    class Color(ctypes.Structure): _fields_ = [(name, ctypes.c_double) for name in ('r', 'g', 'b', 'a')]
    class Entry(ctypes.Structure):
        _fields_ = [('target', ctypes.c_char_p), ('flags', ctypes.c_uint), ('info', ctypes.c_uint)]
    window = P(gtk.gtk_window_new(0))
    gtk.gtk_window_set_default_size(window, 250, 150)
    gtk.gtk_window_set_decorated(window, 0)
    gtk.gtk_widget_override_background_color(window, 0, ctypes.byref(Color(0xaa / 255, 0x55 / 255, 0x22 / 255, 1)))
    gtk.gtk_widget_add_events(window, 1 << 8 | 1 << 9)
    kept = []
    def connect(signal, result, arguments, function):
        callback = ctypes.CFUNCTYPE(result, *arguments)(function)
        kept.append(callback)
        gobject.g_signal_connect_data(window, signal.encode(), ctypes.cast(callback, P), None, None, 0)
    def data(selection):
        length = gtk.gtk_selection_data_get_length(P(selection))
        return ctypes.string_at(gtk.gtk_selection_data_get_data(P(selection)), length) if length >= 0 else b''
    command = sys.argv[1]
    (command, isLate, isSlow) = (command.split('-')[0], command.endswith('-later'), command.endswith('-slowly'))
    contents = dict(one.rsplit('=', 1) for one in sys.argv[2:]) if command in ('own', 'drag') else {}
    contents = {name: open(value, 'rb').read() for name, value in contents.items()}
    names = list(contents) or sys.argv[2:]
    entries = (Entry * len(names))(*[Entry(name.encode(), 0, i) for i, name in enumerate(names)])
    def fill(selection, info):
        if isSlow: time.sleep(2)
        value = contents[names[info]]
        gtk.gtk_selection_data_set(P(selection), atom(names[info]), 8, value, len(value))
    clipboard = P(gtk.gtk_clipboard_get(atom('CLIPBOARD')))
    if command == 'own':
        get = ctypes.CFUNCTYPE(None, P, P, ctypes.c_uint, P)(lambda board, selection, info, context: fill(selection, info))
        clear = ctypes.CFUNCTYPE(None, P, P)(lambda board, context: print('lost', flush=True))
        clicks = []
        def own(*_):
            gtk.gtk_clipboard_set_with_data(clipboard, entries, len(names), get, clear, None)
            gdk.gdk_display_sync(P(gdk.gdk_display_get_default()))
            print('owned', flush=True)
            return 0
        ownIdle = ctypes.CFUNCTYPE(ctypes.c_int, P)(own)
        def wait():
            sys.stdin.readline()
            gdk.gdk_threads_add_idle(ownIdle, None)
        def click(*_):
            # GTK reports a release twice.
            if clicks: return 0
            clicks.append(True)
            if not isLate: return own()
            print('clicked', flush=True)
            threading.Thread(target=wait, daemon=True).start()
            return 0
        connect('button-release-event', ctypes.c_int, [P, P, P], click)
    elif command == 'read':
        def read(*_):
            found = gtk.gtk_clipboard_wait_for_contents(clipboard, atom(sys.argv[2]))
            print('data:' + base64.b64encode(data(found)).decode() if found else 'none', flush=True)
            return 0
        connect('button-release-event', ctypes.c_int, [P, P, P], read)
    elif command == 'drag':
        gtk.gtk_drag_source_set(window, 1 << 8, entries, len(names), 2)
        connect('drag-data-get', None, [P, P, P, ctypes.c_uint, ctypes.c_uint, P],
                lambda widget, context, selection, info, time, user: fill(selection, info))
        connect('drag-end', None, [P, P, P], lambda *_: print('ended', flush=True))
        connect('drag-failed', ctypes.c_int, [P, P, ctypes.c_int, P], lambda *_: (print('failed', flush=True), 1)[1])
    elif command == 'drop':
        gtk.gtk_drag_dest_set(window, 7, entries, len(names), 2)
        connect('drag-data-received', None, [P, P, ctypes.c_int, ctypes.c_int, P, ctypes.c_uint, ctypes.c_uint, P],
                lambda widget, context, x, y, selection, *_: print('data:' + base64.b64encode(data(selection)).decode(), flush=True))
    connect('map-event', ctypes.c_int, [P, P, P], lambda *_: (print('ready', flush=True), 0)[1])
    gtk.gtk_widget_show(window)
    gtk.gtk_main()
    """
}
